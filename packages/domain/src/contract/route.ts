/** How a call of the API is written down: one constant, which the server answers, the clients make and OpenAPI describes. */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Permission } from '../live/roles.ts';

/** Who may make a call: anyone; a logged-in user; staff of the back office; staff with that permission. */
export type Access = 'anyone' | 'customer' | 'office' | Permission;

/** What a list may be asked for, besides a page of it, a search, and the order of `createdAt`. */
export interface ListQuery {
  /** By the name of the parameter: the values that it takes, or any text. */
  readonly filters?: Readonly<Record<string, readonly string[] | 'text'>>;
  /** `-` before a name sorts the other way round. Rows with equal values stand in the order of their ids. */
  readonly sorts?: readonly string[];
  /** Whether `from` and `to` are taken: days in Paris, both inclusive. */
  readonly days?: boolean;
}

interface Parts {
  /** Of a call that answers a list page by page. */
  readonly list?: ListQuery;
  /** What is sent, as JSON. */
  readonly body?: GenericSchema;
  /** How large the body may be, in kB: 32 by default. */
  readonly largest?: number;
  /** What a success answers, as JSON. */
  readonly answer?: GenericSchema;
  /** The kinds of file, or the form, that are sent instead of JSON. */
  readonly sends?: readonly string[];
  /** What is answered instead of JSON. */
  readonly media?: string;
  /** Of a success: 200 by default, 204 where nothing is answered. */
  readonly status?: 200 | 201 | 202 | 204;
}

export interface Route extends Parts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a name in braces where a value stands, as in `/api/orders/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly status: 200 | 201 | 202 | 204;
}

type Made<Method extends Route['method'], Path extends string, Allowed extends Access, Given extends Parts> = Omit<
  Given,
  'status'
> & {
  readonly method: Method;
  readonly path: Path;
  readonly access: Allowed;
  readonly status: Route['status'];
};

type None = Record<never, never>;

function made<Method extends Route['method'], Path extends string, Allowed extends Access, Given extends Parts>(
  method: Method,
  path: Path,
  access: Allowed,
  given: Given = {} as Given,
): Made<Method, Path, Allowed, Given> {
  const status = given.answer || given.media ? 200 : 204;
  return { status, ...given, method, path, access };
}

// Bundlers leave out the calls that an app doesn't make.

/*#__NO_SIDE_EFFECTS__*/
export const get = <const P extends string, A extends Access, const G extends Parts = None>(
  path: P,
  access: A,
  given?: G,
) => made('GET', path, access, given);

/*#__NO_SIDE_EFFECTS__*/
export const post = <const P extends string, A extends Access, const G extends Parts = None>(
  path: P,
  access: A,
  given?: G,
) => made('POST', path, access, given);

/*#__NO_SIDE_EFFECTS__*/
export const put = <const P extends string, A extends Access, const G extends Parts = None>(
  path: P,
  access: A,
  given?: G,
) => made('PUT', path, access, given);

/*#__NO_SIDE_EFFECTS__*/
export const remove = <const P extends string, A extends Access, const G extends Parts = None>(
  path: P,
  access: A,
  given?: G,
) => made('DELETE', path, access, given);

/** What a handler finds in the body; `undefined` where nothing is sent. */
export type BodyOf<R extends Route> = R extends { readonly body: infer Body extends GenericSchema }
  ? InferOutput<Body>
  : undefined;

/** What a caller may send. */
export type SentBodyOf<R extends Route> = R extends { readonly body: infer Body extends GenericSchema }
  ? InferInput<Body>
  : undefined;

/** What a caller gets; `undefined` where nothing is answered, or a file. */
export type AnswerOf<R extends Route> = R extends { readonly answer: infer Answer extends GenericSchema }
  ? InferOutput<Answer>
  : undefined;

/** What a handler may answer. */
export type GivenAnswerOf<R extends Route> = R extends { readonly answer: infer Answer extends GenericSchema }
  ? InferInput<Answer>
  : undefined;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values in a route's path, by their names. */
export type PathOf<R extends Route> = { readonly [Name in NamesIn<R['path']>]: string };

/** The names of a list's filters. */
export type FilterOf<R extends Pick<Route, 'list'>> = R extends { readonly list: { readonly filters: infer Filters } }
  ? keyof Filters & string
  : never;

/** What a list can be sorted by, besides `createdAt`. */
export type SortOf<R extends Pick<Route, 'list'>> = R extends {
  readonly list: { readonly sorts: readonly (infer Sort extends string)[] };
}
  ? Sort
  : never;
