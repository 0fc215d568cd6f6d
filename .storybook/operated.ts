import type { Page } from 'playwright-core';

// Does what a designer does with a part in the canvas: press its links, and operate it.

/** The addresses of those links of a story that leave it when they are pressed. */
export const leavingLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLAnchorElement>(
        '#storybook-root a[href], dialog a[href], [role="menu"] a[href]',
      ),
    ]
      .map((link) => ({ link, address: link.getAttribute('href') ?? '' }))
      .filter(({ link, address }) => {
        // Following the first link closes a menu.
        if (!link.isConnected) return false;
        const press = new MouseEvent('click', { bubbles: true, cancelable: true });
        link.dispatchEvent(press);
        return !press.defaultPrevented && !address.startsWith('#');
      })
      .map(({ address }) => address),
  );

/** Whether anything is open: a dialog, a menu, or what a button says to have opened. */
export const isSomethingOpen = async (page: Page): Promise<boolean> =>
  (await page.locator(':is(dialog, details)[open], [role="menu"], [aria-expanded="true"]').count()) > 0;

/** The controlled props of a part, by name: an arg and its `on…Change` handler. */
export const isControlled = (args: readonly string[], handlers: readonly string[]): boolean =>
  handlers.some((name) => {
    const [, first = '', rest = ''] = /^on([A-Z])(\w*)(?:Change|Commit)$/.exec(name) ?? [];
    return first !== '' && args.includes(first.toLowerCase() + rest);
  });

/** How a control of each kind is operated. */
const acts: readonly (readonly [
  selector: string,
  act: (page: Page, place: number, selector: string) => Promise<void>,
])[] = [
  [
    ':is(input[type="checkbox"], input[type="radio"]:not(:checked)):enabled',
    (page, place, selector) => press(page, place, selector),
  ],
  [
    'input[type="range"]:enabled',
    async (page, place, selector) => {
      await page.locator(selector).nth(place).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    },
  ],
  [
    ':is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea):enabled',
    async (page, place, selector) => {
      await page.locator(selector).nth(place).focus();
      await page.keyboard.press('End');
      await page.keyboard.type('1');
    },
  ],
  [
    'select:enabled',
    async (page, place, selector) => {
      const options = page.locator(selector).nth(place).locator('option');
      const other = await options.evaluateAll((all: HTMLOptionElement[]) => all.findIndex(({ selected }) => !selected));
      await page.locator(selector).nth(place).selectOption({ index: other });
    },
  ],
  ['button:enabled', (page, place, selector) => press(page, place, selector)],
];

const press = (page: Page, place: number, selector: string): Promise<void> =>
  page
    .locator(selector)
    .nth(place)
    .evaluate((control: HTMLElement) => control.click());

/** Operates one control after the other until something changes. @returns whether anything did. */
export async function answers(page: Page): Promise<boolean> {
  const state = async (): Promise<string> =>
    (await page.locator('body').ariaSnapshot()) +
    (await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
        .map(({ value }) => value)
        .join('\n'),
    ));
  for (const [selector, act] of acts) {
    const count = Math.min(await page.locator(selector).count(), 6);
    for (let place = 0; place < count; place += 1) {
      const before = await state();
      await act(page, place, selector);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      if ((await state()) !== before) return true;
    }
  }
  // Closes whatever is open over the page.
  const before = await state();
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await state()) !== before;
}
