// Written into the head of each prerendered page: the only script that runs before the first paint.

import { recordPresses } from './recordPresses.ts';

/** The scripts of a page, dependencies first. The page lists them as JSON in its element `#scripts`. */
export interface PageScripts {
  /** The scripts of every page; the entry is the last one. */
  app: readonly string[];
  /** The additional scripts of this page. */
  page: readonly string[];
}

/** How long the scripts wait for the first picture, in milliseconds. */
const patience = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

/**
 * Loads a script into the browser's cache. A failed request is repeated at growing intervals. It doesn't use `import`,
 * because browsers remember the failure of a module for as long as the page lives.
 */
const fetchScript = (href: string, attempts: number, wait = 500): Promise<unknown> =>
  fetch(href)
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .catch(() => attempts > 1 && pause(wait).then(() => fetchScript(href, attempts - 1, wait * 2)));

const pressed = new Promise<void>((resume) => {
  window.earlyPresses = recordPresses(resume);
});

document.addEventListener('DOMContentLoaded', async () => {
  // One that this window hides is never loaded.
  const picture = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].find((each) =>
    each.checkVisibility(),
  );
  // Earlier, the scripts would take bandwidth from the first picture.
  await Promise.race([picture?.decode().catch(() => {}), pressed, pause(patience)]);
  const { app, page }: PageScripts = JSON.parse((document.querySelector('#scripts') as Element).textContent);
  // Without the app nothing responds. Without the page's own code the app still does, and reports the error.
  const arrivals = app.map((href) => fetchScript(href, Number.POSITIVE_INFINITY));
  const pageArrivals = page.map((href) => fetchScript(href, 3));
  // The entry, which is last, then imports the code of the page.
  arrivals.push(Promise.all([arrivals.pop(), ...pageArrivals]));
  // Each runs in a task of its own, so that the page can respond in between.
  for (const [place, href] of app.entries()) {
    await arrivals[place];
    await import(/* @vite-ignore */ href);
    await pause(0);
  }
});
