import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loading<Props> = Promise<{ default: ComponentType<Props> }>;

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code before it is needed, in one attempt for all callers. @throws the error of that attempt. */
  preload: () => Promise<void>;
  /** Loads the code that is needed now, in up to three attempts. @throws the error of the last one. */
  load: () => Promise<void>;
};

/** How long to wait before the code of a needed part is requested again, in milliseconds. */
const waits = [500, 1_500] as const;

/**
 * A part whose code is loaded after the page: React's `lazy`, which can also be preloaded. Put it inside a `<Suspense>` and an error
 * boundary, which catches the third failed attempt: React keeps that failure until the page is reloaded.
 */
export function lazyPart<Props extends object>(load: () => Loading<Props>): LazyPart<Props> {
  let loading: Loading<Props> | undefined;
  let ahead: Loading<Props> | undefined;
  let failures = 0;
  let address: string | undefined;

  const attempt = (): Loading<Props> => {
    // Browsers keep the failure of a module as long as the page lives (Chromium and Firefox did until 2026,
    // https://github.com/whatwg/html/issues/6768). With a query, its address is another module to them.
    const next = (): Loading<Props> =>
      address === undefined ? load() : import(/* @vite-ignore */ `${address}?attempt=${failures}`);
    loading ??= next().catch((error: unknown) => {
      loading = undefined;
      failures += 1;
      address ??= /https?:[^?\s]+/.exec(String(error))?.[0];
      throw error;
    });
    return loading;
  };
  const loadPatiently = async (): Loading<Props> => {
    for (const wait of waits) {
      try {
        return await attempt();
      } catch {
        await new Promise((resume) => setTimeout(resume, wait));
      }
    }
    return attempt();
  };
  return Object.assign(lazy(loadPatiently), {
    preload: async () => {
      ahead ??= attempt();
      await ahead;
    },
    load: async () => {
      await loadPatiently();
    },
  });
}
