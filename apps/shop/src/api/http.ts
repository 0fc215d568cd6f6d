import { apiRoutes, ErrorBody, liveRoutes } from '@nuee/domain';
import ky, { type HTTPError, isHTTPError, type Options } from 'ky';
import * as v from 'valibot';
import { ApiError } from './error.ts';

export interface HttpOptions {
  /** Origin of the API, as in `http://localhost:5000`. */
  baseUrl: string;
  /** The current bearer token, or null for a guest. */
  token: () => string | null;
  /** Called when the server no longer knows the token (401 on a call that carried one). */
  onSessionExpired: () => void;
  network?: Network | undefined;
}

/** A replacement for the browser's `fetch`, which has 15 s for an answer. */
export type Network = Pick<Options, 'fetch' | 'timeout'>;

type ApiRoutes = typeof apiRoutes;
type RouteName = keyof ApiRoutes;
const routes = { ...apiRoutes, ...liveRoutes };

/** The input of a call of the contract. */
interface Sent {
  /** The value for the `{id}` of the route's path: an order, a ticket, the token of a mail. */
  id?: string;
  json?: unknown;
  /** The query of the URL. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /**
   * Identifies a call that must not happen twice. With it, a call that gets no answer is made again, once and at once: whether the
   * first one arrived is unknown.
   */
  key?: string | undefined;
  /** A token to use instead of the session's. */
  bearer?: string;
  /** Continues even if the page is left meanwhile. */
  keepalive?: boolean;
}

/** The calls of the contract, by their name in `apiRoutes` or `liveRoutes`. All throw `ApiError`. */
export interface Http {
  /** Ignores the body of the answer. */
  send(name: keyof typeof routes, sent?: Sent): Promise<void>;
  /** Parses the body of the answer with the contract's schema. */
  read<Name extends RouteName>(name: Name, sent?: Sent): Promise<v.InferOutput<ApiRoutes[Name]['response']>>;
  /** Parses the body of the answer with a schema that only the page of the call loads. */
  readAs<Schema extends v.GenericSchema>(
    name: keyof typeof liveRoutes,
    schema: Schema,
    sent?: Sent,
  ): Promise<v.InferOutput<Schema>>;
  /** The body of the answer as a file. */
  readFile(name: keyof typeof liveRoutes, sent?: Sent): Promise<Blob>;
}

/** The only API client: base address, bearer header, JSON, one error type. */
export function createHttp({ baseUrl, token, onSessionExpired, network }: HttpOptions): Http {
  const call = async <Body>(
    name: keyof typeof routes,
    { id = '', json, query, headers, key, bearer = token() ?? undefined, keepalive = false }: Sent = {},
    bodyOf: (response: Response) => Promise<Body>,
  ): Promise<Body> => {
    const { method, path: template } = routes[name];
    const path = template.replace('{id}', encodeURIComponent(id));
    const ask = async (): Promise<Body> => {
      const response = await ky(path, {
        baseUrl,
        retry: 0,
        timeout: 15_000,
        ...network,
        method,
        keepalive,
        headers: {
          ...headers,
          ...(key !== undefined && { 'Idempotency-Key': key }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
        },
        ...(json !== undefined && { json }),
        ...(query !== undefined && { searchParams: query }),
      });
      return await bodyOf(response);
    };
    try {
      return await ask().catch((error: unknown) => {
        if (key === undefined || isAnswered(error)) throw error;
        return ask();
      });
    } catch (error) {
      if (!isHTTPError(error)) throw new ApiError(`${path} could not be reached.`, { cause: error });
      // Another tab may have logged in again meanwhile, so only the refused token is dropped.
      if (error.response.status === 401 && bearer && bearer === token()) onSessionExpired();
      throw refusal(error, path);
    }
  };

  const parse = async <Schema extends v.GenericSchema>(
    name: keyof typeof routes,
    schema: Schema,
    sent: Sent | undefined,
  ): Promise<v.InferOutput<Schema>> => {
    const parsed = v.safeParse(schema, await call<unknown>(name, sent, (response) => response.json()));
    if (parsed.success) return parsed.output;
    throw new ApiError(`${name} answered something outside of the contract: ${v.summarize(parsed.issues)}`);
  };

  return {
    send: async (name, sent) => {
      await call(name, sent, (response) => response.text());
    },
    read: (name, sent) => parse(name, apiRoutes[name].response, sent),
    readAs: parse,
    readFile: (name, sent) => call(name, sent, (response) => response.blob()),
  };
}

/** Whether the shop itself answered: these are the answers of a server in front of it that got none. */
const isAnswered = (error: unknown): boolean => isHTTPError(error) && ![502, 503, 504].includes(error.response.status);

function refusal(error: HTTPError, path: string): ApiError {
  const { status } = error.response;
  const body = v.safeParse(ErrorBody, error.data);
  return new ApiError(`${path} answered ${status}.`, {
    status,
    cause: error,
    ...(body.success && { serverMessage: body.output.message }),
  });
}
