import { chromium } from 'playwright-core';
import { synonyms } from '../../.storybook/synonyms.ts';
import { browserArgs, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';

/** The panels below a story, in order. */
const panels = ['Controls', 'Actions', 'Interactions', 'Code', 'Accessibility', 'Comps'];

/** The groups of the sidebar, in order. */
const groups = [
  'Foundations',
  'Patterns',
  'Guides',
  'Layout',
  'Primitives',
  'Commerce',
  'Content',
  'Account',
  'Admin',
  'Mails',
  'Pages',
  'Flows',
];

/** Opens the Storybook at `url` at a story. @returns what is wrong with what Storybook shows around it. */
export async function visitManager(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage(windowOptions);
    await page.goto(`${url}/?path=/story/primitives-button--default`);
    await page.getByRole('tab', { name: 'Comps' }).waitFor();
    await page.frameLocator('#storybook-preview-iframe').getByRole('button').waitFor();
    const faults: string[] = [];

    const shownPanels = await page.getByRole('tab').allInnerTexts();
    const names = shownPanels.map((text) => text.replace(/\s*\d+$/, '').trim());
    if (names.join() !== panels.join()) faults.push(`its panels are ${names.join(', ')}, not ${panels.join(', ')}`);

    const sidebar = page.getByRole('navigation', { name: 'Stories' });
    const shownGroups = await sidebar.getByRole('button', { name: 'Collapse' }).allInnerTexts();
    const order = shownGroups.map(
      (text) => groups.find((group) => group.toLowerCase() === text.trim().toLowerCase()) ?? text,
    );
    if (order.join() !== groups.join()) faults.push(`its groups are ${order.join(', ')}, not ${groups.join(', ')}`);

    if ((await page.getByRole('link', { name: 'Maison Nuée' }).count()) !== 1)
      faults.push('the mark of the house is missing');
    const search = page.getByRole('searchbox');
    for (const [title, said] of Object.entries(synonyms)) {
      const part = title.slice(title.indexOf('/') + 1);
      for (const word of said.split(' ')) {
        await search.fill(word);
        const found = page.getByRole('option').filter({ hasText: part });
        await found
          .first()
          .waitFor({ timeout: 5_000 })
          .catch(() => faults.push(`its search for « ${word} » does not find ${part}`));
      }
    }
    await search.fill('');

    // It would contradict the colour mode.
    if ((await page.getByRole('button', { name: /background/i }).count()) > 0)
      faults.push('a background can be chosen');

    await page.goto(`${url}/iframe.html?viewMode=story&id=pages-shop-home--default&globals=xray:on`);
    const guide = page.getByRole('link', { name: 'Hero', exact: true });
    if (!(await guide.getAttribute('href'))?.endsWith('/docs/commerce-hero--docs'))
      faults.push('the X-ray of a page does not lead from a part to its guide');

    await page.goto(`${url}/iframe.html?viewMode=docs&id=primitives-menu--docs`);
    // Its marks are found once the play in its frame has opened the menu.
    await page.locator('[data-anatomy] figure:not([data-missing])').waitFor();
    if ((await page.evaluate(() => window.scrollY)) > 0) faults.push('a docs page scrolls to a frame by itself');

    await page.goto(`${url}/?path=/story/pages-shop-home--default`);
    await page.getByRole('tab', { name: 'Comps' }).click();
    await page.getByRole('button', { name: 'Lay over the story' }).first().click();
    await page.frameLocator('#storybook-preview-iframe').locator('img[src$="comps/home-desktop.webp"]').waitFor();
    await page.getByRole('button', { name: 'Take the comp away' }).click();
    return faults;
  } finally {
    await browser.close();
  }
}
