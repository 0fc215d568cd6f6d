import { createContext } from 'react';

/** Loads the page of an address ahead. A context, since the pages that it loads hold links themselves. */
export const PreparePage = createContext<(href: string) => void>(() => {});
