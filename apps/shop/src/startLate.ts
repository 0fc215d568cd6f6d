// Written into each complete page as it stands here, before anything was loaded. What is seen comes first: the script is
// loaded after it, or with the first press or key. A press on a button or box that comes earlier still is kept until the shop answers.

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
  // Each runs in a task of its own, those that others build on first: in between the page can answer.
  for (const href of scripts) {
    await import(/* @vite-ignore */ href);
    await new Promise((resume) => setTimeout(resume));
  }
}

/** The picture that counts is on the screen. A tab in the background draws none: there a while goes by. */
async function seen(): Promise<void> {
  const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume));
  const drawn = async () => {
    // One that can't be drawn is not waited for.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      ?.decode()
      .catch(() => undefined);
    await nextFrame();
    await nextFrame();
  };
  await Promise.race([drawn(), new Promise((resume) => setTimeout(resume, 200))]);
}

function touch(event: Event): void {
  if (currentScript) currentScript.dataset.touched = '';
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
window.addEventListener('load', () => void seen().then(start));
document.addEventListener(
  'shop-ready',
  () => {
    for (const type of early) document.removeEventListener(type, touch, { capture: true });
    // Meanwhile the age gate may stand before it.
    if (document.querySelector('dialog:modal') === null) pressed?.click();
  },
  { once: true },
);
