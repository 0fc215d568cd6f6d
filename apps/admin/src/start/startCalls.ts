// Written into the shell of each page: asks the API for what the first screen needs, while the app's code is on its way.

import { apiUrl } from '../site.ts';
import { keptToken } from '../state/keptToken.ts';

/** A call that was made before the app was there. */
export interface StartedCall {
  url: string;
  token: string;
  answer: Promise<Response>;
  cancel: AbortController;
  /** As `performance.now()` tells it. */
  at: number;
}

declare global {
  interface Window {
    startedCalls?: StartedCall[] | undefined;
  }
}

/** The paths are given by the build: those of every screen, and that of this one's list or record. */
const { calls = '', first = '' } = document.currentScript?.dataset ?? {};

const start = (path: string, token: string): StartedCall => {
  const url = new URL(path, apiUrl).href;
  const cancel = new AbortController();
  const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal: cancel.signal });
  // A failure reaches the code that uses the answer.
  answer.catch(() => {});
  return { url, token, answer, cancel, at: performance.now() };
};

try {
  const token = keptToken(localStorage);
  const { pathname, search } = window.location;
  // The query of the address asks for another part of the list.
  const own = search === '' ? first.replace('{id}', pathname.replace(/.*\//, '')) : '';
  if (token !== null) window.startedCalls = `${calls} ${own}`.match(/\S+/g)?.map((path) => start(path, token));
} catch {
  // Without a storage there is no session.
}
