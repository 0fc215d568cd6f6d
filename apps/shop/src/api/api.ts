import type { Client, ClientOptions } from '@nuee/api-client';
import { ApiError } from '@nuee/api-client/apiError';
import type { Api } from './calls.ts';

/**
 * The whole API. Its code is loaded with the first call, because a guest who only browses never makes one.
 *
 * @param given makes the calls instead, in stories.
 */
export function createApi(options: ClientOptions, given?: Client): Api {
  let loading: Promise<Api> | undefined;
  const load = (): Promise<Api> => {
    loading ??= import('./calls.ts').then(
      ({ createCalls }) => createCalls(options, given),
      (cause: unknown) => {
        loading = undefined;
        throw new ApiError('The code that calls the API could not be loaded.', { cause });
      },
    );
    return loading;
  };
  return {
    cart: loadedFirst(async () => (await load()).cart),
    client: loadedFirst(async () => (await load()).client),
    visitors: loadedFirst(async () => (await load()).visitors),
    orders: loadedFirst(async () => (await load()).orders),
    users: loadedFirst(async () => (await load()).users),
  };
}

/** Asynchronous functions whose code is loaded when one of them is called. */
function loadedFirst<Calls extends { [Name in keyof Calls]: (...input: never[]) => Promise<unknown> }>(
  load: () => Promise<Calls>,
): Calls {
  const call =
    (name: PropertyKey) =>
    async (...input: never[]) =>
      Object(await load())[name](...input);
  return new Proxy({} as Calls, { get: (_, name) => call(name) });
}
