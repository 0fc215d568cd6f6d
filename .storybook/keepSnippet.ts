import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { PreparedStory } from 'storybook/internal/types';
import { tidySnippet } from './snippet.ts';

/** Where the code of the stories is left, for `scripts/test/snippets.ts` to check. */
const folder = path.join(process.cwd(), 'test-results', 'snippets');

/** Storybook's, in the page of a story; it doesn't export their types. */
declare const __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [{ id: string; source: string }] | undefined };
declare const __getContext: (id: string) => Promise<PreparedStory>;

/** Keeps the code that the docs page of a part shows for a story. */
export async function keepSnippet(page: Page, id: string): Promise<void> {
  const shown = await page.evaluate(async (story) => {
    const { argTypes, tags } = await __getContext(story);
    const [said] = __STORYBOOK_ADDONS_CHANNEL__.last('storybook/docs/snippet-rendered') ?? [];
    if (said?.id !== story || !tags.includes('autodocs')) return undefined;
    const rows = Object.entries(argTypes).map(([name, { options, table, mapping }]) => [
      name,
      { name, options, table, mapping: mapping && {} },
    ]);
    return { source: said.source, argTypes: Object.fromEntries(rows) };
  }, id);
  if (shown === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.tsx`), tidySnippet(shown.source, shown));
}
