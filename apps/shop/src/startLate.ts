// Written into each complete page as it stands here, before anything was loaded. What is seen comes first: the script is
// loaded after it, or with the first press or key. A press on a button or box that comes earlier still is kept until the shop answers.

import { heldChoices, heldSections, heldWords } from './belowFold.ts';

const { currentScript } = document;
const early = ['click', 'pointerdown', 'touchstart', 'keydown'] as const;
let pressed: HTMLElement | undefined;
let started = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  const scripts = currentScript?.dataset.start?.split(' ') ?? [];
  const preloads = scripts.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...preloads);
  // A press may come before the end of the page has: what is not there yet would be taken for missing.
  if (document.readyState === 'loading') {
    await new Promise((resume) => document.addEventListener('DOMContentLoaded', resume));
  }
  // Without them nothing starts that would look as if it were broken: the page stays a document, and its links work.
  await addRules();
  // Each runs in a task of its own, those that others build on first: in between the page can answer.
  for (const href of scripts) {
    await import(/* @vite-ignore */ href);
    await new Promise((resume) => setTimeout(resume));
  }
}

/** Adds the rules of what only the script draws, behind all that are there. @throws when they don't come. */
async function addRules(): Promise<void> {
  const href = currentScript?.dataset.rules;
  if (href === undefined) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resume, fail) => {
    Object.assign(sheet, { onload: resume, onerror: () => fail(new Error(`These rules didn't come: ${href}`)) });
    document.body.append(sheet);
  });
}

const nextFrame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume));

const pause = (ms: number): Promise<unknown> => new Promise((resume) => setTimeout(resume, ms));

/** The picture that counts is on the screen. A tab in the background draws none: there that many ms go by. */
async function seen(patience: number): Promise<void> {
  const drawn = async () => {
    // One that can't be drawn is not waited for.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      ?.decode()
      .catch(() => undefined);
    await nextFrame();
    await nextFrame();
  };
  await Promise.race([drawn(), pause(patience)]);
}

/**
 * What is held below the fold is laid out once, with its fonts, and piece by piece: in one frame it would be a long task on a
 * slow phone.
 */
async function showBelow(): Promise<void> {
  // Nothing of this before the first frame.
  await Promise.race([nextFrame(), pause(1_000)]);
  await pause(0);
  await seen(1_000);
  await Promise.race([document.fonts.ready, pause(1_000)]);
  const pieces = document.querySelectorAll<HTMLElement>(
    `[data-held] :is(${heldChoices}, ${heldSections}, ${heldWords})`,
  );
  for (const piece of pieces) {
    piece.dataset.free = '';
    await nextFrame();
    // This was before the frame was laid out.
    await pause(0);
  }
  release();
  for (const piece of pieces) delete piece.dataset.free;
}

function release(): void {
  delete document.documentElement.dataset.held;
}

function touch(event: Event): void {
  if (currentScript) currentScript.dataset.touched = '';
  release();
  void start();
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, label, [type="checkbox"]') : null;
  if (event.type !== 'click' || control === null) return;
  // Kept from React too, which may answer in a part of the page already: the press counts once.
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = control;
}

for (const type of early) document.addEventListener(type, touch, { capture: true });
window.addEventListener('load', () => void seen(200).then(start));
document.addEventListener('DOMContentLoaded', () => void showBelow());
document.addEventListener('scroll', release, { once: true, passive: true });
// Whoever comes back or follows a link into the page is led to where the page is that high already.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'reload' || visit?.type === 'back_forward' || location.hash !== '') release();
document.addEventListener(
  'shop-ready',
  () => {
    for (const type of early) document.removeEventListener(type, touch, { capture: true });
    // Meanwhile the age gate may stand before it.
    if (document.querySelector('dialog:modal') === null) pressed?.click();
  },
  { once: true },
);
