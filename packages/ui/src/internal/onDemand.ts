import { use } from 'react';

/** Something that comes when a part first needs it; what could not be loaded is asked for again the next time. */
export function onDemand<Library>(load: () => Promise<Library>) {
  let loading: Promise<Library> | undefined;
  let loaded: Library | undefined;
  const prepare = (): Promise<Library> => {
    loading ??= load().then(
      (library) => {
        loaded = library;
        return library;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    /** Brings it before it is needed. */
    prepare,
    /**
     * The library; the part around it waits while it is on its way. The part that asks calls no other hook: React runs it once
     * more when the library has come, and then it doesn't ask again, which React only bears of the last hook.
     */
    useLibrary: (): Library => loaded ?? use(prepare()),
  };
}
