import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Brings the code before it is needed. @throws what the loading fails with; the next call tries again. */
  preload: () => Promise<void>;
};

/**
 * A part whose code comes later than the page: React's `lazy` with a way to bring it ahead. It stands inside a `<Suspense>`.
 *
 * @param load Its import. One that fails is asked for again at the next attempt.
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
  return Object.assign(lazy(loadOnce), {
    preload: async () => {
      await loadOnce();
    },
  });
}
