// Written into each prerendered page, in its head: the only script there is until the page has been painted.

import { recordPresses } from './recordPresses.ts';

/** How long a first picture that doesn't come keeps the scripts waiting, in milliseconds. */
const patience = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

/**
 * Fills the browser's cache with a script, which is asked for again, less and less often, until it comes. Not with `import`: browsers
 * keep the failure of a module as long as the page lives.
 */
const fetchUntilItComes = (href: string, wait: number): Promise<unknown> =>
  fetch(href)
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .catch(() => pause(wait).then(() => fetchUntilItComes(href, wait * 2)));

const pressed = new Promise<void>((resume) => {
  window.earlyPresses = recordPresses(resume);
});

document.addEventListener('DOMContentLoaded', async () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // The scripts would take the line from the first picture.
  await Promise.race([picture?.decode().catch(() => {}), pressed, pause(patience)]);
  // Those that others build on first. Each runs in a task of its own: in between the page answers.
  const hrefs: string[] = JSON.parse((document.querySelector('#scripts') as Element).textContent);
  const arrivals = hrefs.map((href) => fetchUntilItComes(href, 500));
  for (const [place, href] of hrefs.entries()) {
    await arrivals[place];
    await import(/* @vite-ignore */ href);
    await pause(0);
  }
});
