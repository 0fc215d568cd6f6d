import { ErrorBody } from '@nuee/domain';
import type { AnswerOf, PathOf, Route, SentBodyOf } from '@nuee/domain/contract';
import ky, { type HTTPError, isHTTPError, type Options } from 'ky';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';

export interface ClientOptions {
  /** Origin of the API, as in `http://localhost:5000`. */
  baseUrl: string;
  /** The current bearer token, or null for a guest. */
  token: () => string | null;
  /** Called when the server no longer knows the token (401 on a call that carried one). */
  onSessionExpired?: () => void;
  network?: Network | undefined;
}

/** A replacement for the browser's `fetch`, which has 15 s for an answer. */
export type Network = Pick<Options, 'fetch' | 'timeout'>;

interface AnyInput {
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /**
   * Identifies a call that must not happen twice. With it, a call that gets no answer is made again, once and at once: whether the
   * first one arrived is unknown.
   */
  key?: string | undefined;
  /** A token to use instead of the session's. */
  bearer?: string;
  /** Continues even if the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** What a call is made with: the values of its path by their names, its body, and what any call takes. */
export type Input<R extends Route> = AnyInput &
  PathOf<R> &
  (R extends { readonly body: object } ? { readonly body: SentBodyOf<R> } : unknown) &
  (R extends { readonly sends: readonly string[] } ? { readonly file: File } : unknown);

type Given<R extends Route> = AnyInput extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/** The calls of the contract. All reject with an `ApiError`. */
export interface Client {
  /** What it answers, checked against the contract. */
  call<R extends Route>(route: R, ...input: Given<R>): Promise<AnswerOf<R>>;
  /** The same where only the success matters: ignores the body of the answer. */
  send<R extends Route>(route: R, ...input: Given<R>): Promise<void>;
  /** The body of the answer as a file. */
  file<R extends Route>(route: R, ...input: Given<R>): Promise<Blob>;
  /** A stream, until it ends or `signal` is aborted. */
  stream<R extends Route>(route: R, ...input: Given<R>): Promise<Response>;
}

/** In milliseconds; a picture takes time to upload and to resize. */
const patience = { answer: 15_000, upload: 120_000 } as const;

/** The only API client: base address, bearer header, JSON, one error type. */
export function createClient({ baseUrl, token, onSessionExpired, network }: ClientOptions): Client {
  const make = async <Answer>(
    { method, path: template }: Route,
    given: AnyInput & { body?: unknown; file?: File },
    read: (response: Response) => Promise<Answer> | Answer,
    options: Options = {},
  ): Promise<Answer> => {
    const {
      query,
      headers,
      key,
      bearer = token() ?? undefined,
      keepalive = false,
      signal,
      body,
      file,
      ...rest
    } = given;
    const values = new Map<string, unknown>(Object.entries(rest));
    const path = template.replace(/\{(\w+)\}/, (_, name) => encodeURIComponent(String(values.get(name))));
    const ask = async (): Promise<Answer> => {
      const response = await ky(path, {
        baseUrl,
        retry: 0,
        timeout: file ? patience.upload : patience.answer,
        ...network,
        ...options,
        method,
        keepalive,
        headers: {
          ...headers,
          ...(key !== undefined && { 'Idempotency-Key': key }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...(file && { 'Content-Type': file.type }),
        },
        ...(body !== undefined && { json: body }),
        ...(file && { body: file }),
        ...(query && { searchParams: query }),
        ...(signal && { signal }),
      });
      return await read(response);
    };
    try {
      return await ask().catch((error: unknown) => {
        if (key === undefined || isAnswered(error)) throw error;
        return ask();
      });
    } catch (error) {
      if (!isHTTPError(error)) throw new ApiError(`${path} could not be reached.`, { cause: error });
      // Another tab may have logged in again since, so only the refused token is dropped.
      if (error.response.status === 401 && bearer && bearer === token()) onSessionExpired?.();
      throw refusal(error, path);
    }
  };

  return {
    call: async (route, input = {} as never) => {
      const { answer, method, path } = route;
      const body = await make<unknown>(route, input, async (response) => {
        const text = await response.text();
        return answer && text !== '' ? JSON.parse(text) : undefined;
      });
      if (!answer || body === undefined) return undefined as never;
      const parsed = v.safeParse(answer, body);
      if (parsed.success) return parsed.output as never;
      throw new ApiError(`${method} ${path} answered something outside of the contract: ${v.summarize(parsed.issues)}`);
    },
    send: async (route, input = {} as never) => {
      await make(route, input, (response) => response.text());
    },
    file: (route, input = {} as never) => make(route, input, (response) => response.blob(), { timeout: false }),
    stream: (route, input = {} as never) => make(route, input, (response) => response, { timeout: false }),
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
    ...(body.success && { serverMessage: body.output.message, field: body.output.field }),
  });
}
