import { apiRoutes, ErrorBody } from '@nuee/domain';
import { livingRoutes } from '@nuee/domain/live';
import ky, { isHTTPError, type Options } from 'ky';
import * as v from 'valibot';

const routes = { login: apiRoutes.login, ...livingRoutes };
type Routes = typeof routes;
type RouteName = keyof Routes;
type Answer<Name extends RouteName> = Routes[Name] extends { response: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : undefined;

/** Why a call failed: the server refused it (`status`, and its French message where it sent one), or it could not be reached. */
export class OwnerApiError extends Error {
  override name = 'OwnerApiError';
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;

  constructor(message: string, options: { status?: number; serverMessage?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.serverMessage = options.serverMessage;
  }
}

export interface OwnerCall {
  /** The value for the `{id}` in the route's path. */
  id?: string;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  /** Sent as it is, with its own content type. */
  file?: File;
  signal?: AbortSignal;
}

/** The owner's calls by their name in `livingRoutes`, and the login. All throw `OwnerApiError`. */
export interface OwnerApi {
  /** Parses the body of the answer with the contract's schema. */
  call<Name extends RouteName>(name: Name, call?: OwnerCall): Promise<Answer<Name>>;
  /** A file. */
  file(name: RouteName, call?: OwnerCall): Promise<Blob>;
  /** A stream, until it ends or `signal` is aborted. `lastEventId` resumes where an earlier one ended. */
  stream(name: RouteName, call: OwnerCall & { lastEventId?: string | undefined }): Promise<Response>;
}

export interface OwnerApiOptions {
  /** Origin of the API, as in `http://localhost:5000`. */
  baseUrl: string;
  token: () => string | null;
  /** Called when the server no longer knows the token. */
  onExpired?: () => void;
  /** A replacement for the browser's `fetch`. */
  network?: Pick<Options, 'fetch'> | undefined;
}

/** The only API client of the back office. */
export function createOwnerApi({ baseUrl, token, onExpired, network }: OwnerApiOptions): OwnerApi {
  const send = async (
    name: RouteName,
    { id = '', query, json, file, signal }: OwnerCall = {},
    options: Options = {},
  ): Promise<Response> => {
    const { method, path: template } = routes[name];
    const path = template.replace('{id}', encodeURIComponent(id));
    const bearer = name === 'login' ? null : token();
    try {
      return await ky(path, {
        baseUrl,
        retry: 0,
        // A picture takes time to upload and to resize.
        timeout: file ? 120_000 : 15_000,
        ...network,
        ...options,
        method,
        headers: {
          ...options.headers,
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
          ...(file && { 'Content-Type': file.type }),
        },
        ...(query && { searchParams: query }),
        ...(json !== undefined && { json }),
        ...(file && { body: file }),
        ...(signal && { signal }),
      });
    } catch (error) {
      if (!isHTTPError(error)) throw new OwnerApiError(`${path} could not be reached.`, { cause: error });
      const { status } = error.response;
      // Another tab may have logged in again meanwhile.
      if (status === 401 && bearer !== null && bearer === token()) onExpired?.();
      const body = v.safeParse(ErrorBody, error.data);
      throw new OwnerApiError(`${path} answered ${status}.`, {
        status,
        cause: error,
        serverMessage: body.success ? body.output.message : undefined,
      });
    }
  };

  return {
    call: async (name, call) => {
      const response = await send(name, call);
      const route = routes[name];
      if (response.status === 204 || !('response' in route)) return undefined as never;
      const parsed = v.safeParse(route.response, await response.json());
      if (parsed.success) return parsed.output as never;
      throw new OwnerApiError(`${name} answered something outside of the contract: ${v.summarize(parsed.issues)}`);
    },
    file: async (name, call) => (await send(name, call, { timeout: false })).blob(),
    stream: (name, { lastEventId, ...call }) =>
      send(name, call, { timeout: false, headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId } }),
  };
}
