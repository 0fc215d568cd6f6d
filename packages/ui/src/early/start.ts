// Written into the head of each prerendered page: the only script that runs before the first paint.

import { recordPresses } from './recordPresses.ts';

/** The scripts of a page, those that others build on first. It lists them as JSON in its element `#scripts`. */
export interface PageScripts {
  /** Those that every page has; the entry is the last. */
  app: readonly string[];
  /** What this page has beside them. */
  page: readonly string[];
}

/** How long the scripts wait for the first picture, in milliseconds. */
const patience = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

/**
 * Fills the browser's cache with a script. One that fails to come is asked for again, less and less often. Not with `import`: browsers
 * keep the failure of a module as long as the page lives.
 */
const fetchScript = (href: string, attempts: number, wait = 500): Promise<unknown> =>
  fetch(href)
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .catch(() => attempts > 1 && pause(wait).then(() => fetchScript(href, attempts - 1, wait * 2)));

const pressed = new Promise<void>((resume) => {
  window.earlyPresses = recordPresses(resume);
});

document.addEventListener('DOMContentLoaded', async () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // The scripts would take the line from the first picture.
  await Promise.race([picture?.decode().catch(() => {}), pressed, pause(patience)]);
  const { app, page }: PageScripts = JSON.parse((document.querySelector('#scripts') as Element).textContent);
  // Without the app nothing answers. Without the page's own code the app still does, and tells.
  const arrivals = app.map((href) => fetchScript(href, Number.POSITIVE_INFINITY));
  const pageArrivals = page.map((href) => fetchScript(href, 3));
  // The entry, which is the last, goes on with the code of the page.
  arrivals.push(Promise.all([arrivals.pop(), ...pageArrivals]));
  // Each runs in a task of its own: in between the page answers.
  for (const [place, href] of app.entries()) {
    await arrivals[place];
    await import(/* @vite-ignore */ href);
    await pause(0);
  }
});
