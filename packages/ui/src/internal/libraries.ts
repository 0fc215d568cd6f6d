/** A library that comes when a part first needs it; one that could not be loaded is asked for again the next time. */
function onDemand<Library>(load: () => Promise<Library>): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** What an open menu is made of: a list shows a button for each row and seldom opens one. */
export const loadMenuLibrary = onDemand(() => import('@radix-ui/react-dropdown-menu'));

/** What finds the rows near the window: only long tables need it. */
export const loadLongTableLibrary = onDemand(() => import('@tanstack/react-virtual'));
