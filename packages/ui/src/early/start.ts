// Written into each prerendered page, in its head: the only script there is until the page has been painted.

import { recordPresses } from './recordPresses.ts';

/** How long a first picture that doesn't come keeps the scripts waiting, in milliseconds. */
const patience = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

/** A script that doesn't come is asked for again, less and less often. */
const load = (href: string, wait: number): Promise<void> =>
  import(/* @vite-ignore */ href).catch(() => pause(wait).then(() => load(href, wait * 2)));

const pressed = new Promise<void>((resume) => {
  window.earlyPresses = recordPresses(resume);
});

document.addEventListener('DOMContentLoaded', async () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // The scripts would take the line from the first picture.
  await Promise.race([picture?.decode().catch(() => {}), pressed, pause(patience)]);
  // They stand in a template, those that others build on first. Each runs in a task of its own: in between the page answers.
  const { content } = document.querySelector<HTMLTemplateElement>('#scripts') as HTMLTemplateElement;
  const links = [...content.querySelectorAll('link')];
  document.head.append(content);
  for (const { href } of links) {
    await load(href, 500);
    await pause(0);
  }
});
