import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loading<Props> = Promise<{ default: ComponentType<Props> }>;

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Brings the code before it is needed, at one attempt for all callers. @throws what that attempt failed with. */
  preload: () => Promise<void>;
  /** Brings the code that is needed now, at three attempts. @throws what the last of them failed with. */
  load: () => Promise<void>;
};

/** How long a part that is needed waits before its code is asked for again, in milliseconds. */
const waits = [500, 1_500] as const;

/**
 * A part whose code comes later than the page: React's `lazy` with ways to bring it ahead. It stands inside a `<Suspense>`, and an
 * error boundary shows what could not be loaded at the third attempt: React keeps that failure until the page is loaded anew.
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
