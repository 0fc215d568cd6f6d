import { ErrorBody } from '@nuee/domain';
import ky, { type HTTPError, isHTTPError, type Options } from 'ky';
import * as v from 'valibot';
import { ApiError } from './error.ts';

export interface HttpOptions {
  /** Origin of the API, as in `http://localhost:5000`. */
  baseUrl: string;
  /** The bearer token of the moment, or null for a guest. */
  token: () => string | null;
  /** Called when the server no longer knows the token (401 on a call that carried one). */
  onSessionExpired: () => void;
  network?: Network | undefined;
}

/** Another network than the browser's own, which is given 15 s for an answer. */
export type Network = Pick<Options, 'fetch' | 'timeout'>;

type CallOptions = Omit<Options, 'headers'> & { headers?: Record<string, string> };
export type Call = (method: 'get' | 'post' | 'put' | 'delete', path: string, options?: CallOptions) => Promise<unknown>;
export type ReadingCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  ...call: Parameters<Call>
) => Promise<v.InferOutput<Schema>>;

/**
 * The one way to the API: base address, bearer header, JSON, one error type.
 *
 * `send` ignores the body of the answer; `read` parses it with a contract schema. Both throw `ApiError`.
 */
export function createHttp({ baseUrl, token, onSessionExpired, network }: HttpOptions): {
  send: Call;
  read: ReadingCall;
} {
  const send: Call = async (method, path, options = {}) => {
    const bearer = token();
    try {
      const response = await ky(path, {
        ...options,
        baseUrl,
        retry: 0,
        timeout: 15_000,
        ...network,
        method,
        headers: { ...options.headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      });
      return await response.json();
    } catch (error) {
      if (!isHTTPError(error)) throw new ApiError(`${path} could not be reached.`, { cause: error });
      // A second tab may have logged in anew meanwhile: only the token that was refused is dropped.
      if (error.response.status === 401 && bearer && bearer === token()) onSessionExpired();
      throw refusal(error, path);
    }
  };

  return {
    send,
    read: async (schema, method, path, options) => {
      const parsed = v.safeParse(schema, await send(method, path, options));
      if (parsed.success) return parsed.output;
      throw new ApiError(`${path} answered something outside of the contract: ${v.summarize(parsed.issues)}`);
    },
  };
}

function refusal(error: HTTPError, path: string): ApiError {
  const { status } = error.response;
  const body = v.safeParse(ErrorBody, error.data);
  return new ApiError(`${path} answered ${status}.`, {
    status,
    cause: error,
    ...(body.success && { serverMessage: body.output.message }),
  });
}
