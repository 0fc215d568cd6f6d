import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Brings the code before it is needed. @throws what the loading fails with; the next call tries again. */
  preload: () => Promise<void>;
};

/** How long a part that is shown waits before its code is asked for again, in milliseconds. */
const waits = [500, 1_500] as const;

/**
 * A part whose code comes later than the page: React's `lazy` with a way to bring it ahead. It stands inside a `<Suspense>`, and an
 * error boundary shows what could not be loaded at the third attempt: React keeps that failure until the page is loaded anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = (): ReturnType<typeof load> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const loadPatiently = async (): ReturnType<typeof load> => {
    for (const wait of waits) {
      try {
        return await loadOnce();
      } catch {
        await new Promise((resume) => setTimeout(resume, wait));
      }
    }
    return loadOnce();
  };
  return Object.assign(lazy(loadPatiently), {
    preload: async () => {
      await loadOnce();
    },
  });
}
