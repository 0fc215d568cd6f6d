import type { Page } from 'playwright-core';
import { type ColorMode, colorModes, type Size, windows } from './modes.ts';
import { spacedText } from './readerSettings.ts';

interface Visited {
  id: string;
  /** The story's parameters for axe. */
  a11y: object | undefined;
  /** The window that the story is about, if it is about one. */
  window: Size | undefined;
}

/**
 * The faults of a story after its play, as sentences: what axe finds in light and dark, on a phone and on a desktop, and what doesn't
 * fit into the smallest window, with the text as designed and as spaced by a reader.
 */
export async function faultsInEveryMode(page: Page, story: Visited): Promise<string[]> {
  const faults: string[] = [];
  for (const { width } of story.window ? [story.window] : [windows.phone, windows.desktop]) {
    await setWidth(page, width);
    for (const { value: colors } of colorModes) {
      await setColors(page, colors);
      for (const fault of await axe(page, story)) faults.push(`${colors}, ${width} px: ${fault}`);
    }
    for (const fault of await overflowing(page)) faults.push(`${width} px: ${fault}`);
  }
  await setColors(page, 'light');
  if (story.window && story.window.width > windows.phone.width) return faults;

  await setWidth(page, windows.smallest.width);
  for (const fault of await overflowing(page)) faults.push(`${windows.smallest.width} px: ${fault}`);
  const spacing = await page.addStyleTag({ content: spacedText });
  for (const fault of await overflowing(page)) faults.push(`${windows.smallest.width} px, spaced text: ${fault}`);
  await spacing.evaluate((tag) => tag.parentNode?.removeChild(tag));
  return faults;
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: windows.smallest.height });
  await page.waitForFunction((expected) => window.innerWidth === expected, width);
  // By then the page has been laid out for its new width.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

async function setColors(page: Page, colors: ColorMode): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.colorMode = value;
  }, colors);
}

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[] }[] }[];
}

/** Storybook's globals in the page of a story; it doesn't export their types. */
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once(event: string, listener: (first: unknown) => void): void;
  emit(event: string, ...about: unknown[]): void;
};

/** Runs axe through the accessibility addon, as its panel does, so that the rules are the same. */
async function axe(page: Page, { id, a11y }: Visited): Promise<string[]> {
  const { violations } = await page.evaluate(
    (about) =>
      new Promise<AxeResult>((found, failed) => {
        __STORYBOOK_ADDONS_CHANNEL__.once('storybook/a11y/result', (result) => found(result as AxeResult));
        __STORYBOOK_ADDONS_CHANNEL__.once('storybook/a11y/error', failed);
        __STORYBOOK_ADDONS_CHANNEL__.emit('storybook/a11y/manual', ...about);
      }),
    [id, a11y] as const,
  );
  return violations.map(
    ({ id: rule, nodes }) => `axe ${rule} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What sticks out of the window at the side, and text that its box cuts off. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = ({ tagName, className, textContent }: Element) =>
      `<${tagName.toLowerCase()} class="${typeof className === 'string' ? className : ''}"> « ${textContent?.trim().slice(0, 40)} »`;
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const faults: string[] = [];

    const page = document.scrollingElement ?? document.documentElement;
    if (page.scrollWidth > window.innerWidth) {
      const culprit = all.findLast((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5);
      faults.push(`${page.scrollWidth - window.innerWidth} px stick out${culprit ? `: ${nameOf(culprit)}` : ''}`);
    }

    for (const element of all) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = {
        x: overflowX === 'hidden' || overflowX === 'clip',
        y: overflowY === 'hidden' || overflowY === 'clip',
      };
      const box = element.getBoundingClientRect();
      // Text for assistive technology only is hidden in a box of one pixel.
      if (!(cuts.x || cuts.y) || box.width <= 1 || box.height <= 1) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const cut = [...range.getClientRects()].some(
          (line) =>
            line.width > 1 &&
            ((cuts.x && (line.right > box.right + 1 || line.left < box.left - 1)) ||
              (cuts.y && (line.bottom > box.bottom + 1 || line.top < box.top - 1))),
        );
        if (cut && !isElsewhere(text.parentElement, element))
          faults.push(`text is cut off: ${nameOf(text.parentElement)}`);
      }
    }
    return [...new Set(faults)];

    /** Whether an element in between can be scrolled, or is a box of one pixel: then nothing is lost by hiding it. */
    function isElsewhere(from: Element, to: Element): boolean {
      for (let box: Element | null = from; box && box !== to; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return true;
        if (box.getBoundingClientRect().width <= 1) return true;
      }
      return false;
    }
  });
}
