import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { at, root } from '@nuee/site/root';
import { buildStorybook } from './buildStorybook.ts';

// Chromatic takes new pictures of the stories that a change affects, and of all stories when it affects the configuration in
// `.storybook`. This asks Chromatic, on the built Storybook, which stories a change of each of some files would affect.

/** A file, a story file that it reaches, and one that has nothing to do with it. */
const changes = [
  ['packages/ui/src/primitives/Rating/Rating.tsx', 'primitives/Rating/Rating.stories.tsx', 'admin/SalesChart/'],
  ['packages/ui/src/admin/SalesChart/SalesChart.tsx', 'admin/SalesChart/SalesChart.stories.tsx', 'primitives/Rating/'],
  ['apps/shop/src/pages/faq/FaqPage.tsx', 'pages/faq/FaqPage.stories.tsx', 'packages/ui/'],
  ['packages/domain/src/money.ts', 'primitives/Price/Price.stories.tsx', 'primitives/Spinner/'],
] as const;

/** What a new part has to be entered in, and what only docs pages read: a change of it pictures nothing. */
const unseen = ['packages/ui/src/parts.ts', '.storybook/families.ts', '.storybook/propTable.ts'];

buildStorybook();
const { untraced }: { untraced: string[] } = JSON.parse(readFileSync(at('chromatic.config.json'), 'utf8'));
const leaving = untraced.flatMap((files) => ['--untraced', files]);
for (const [file, reached, spared] of [...changes, ...unseen.map((file) => [file, '', 'stories.tsx'] as const)]) {
  const { status, stdout, stderr } = spawnSync('chromatic', ['trace', '--mode', 'compact', ...leaving, file], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const said = stripVTControlCharacters(stdout + stderr);
  const stories = [...said.matchAll(/^— (.+\.stories\.tsx)$/gm)].map(([, story = '']) => story);
  const fault = (): string | undefined => {
    if (status !== 0 || said.includes('TurboSnap disabled')) return said;
    if (reached !== '' && !stories.some((story) => story.endsWith(reached))) return `It does not reach ${reached}.`;
    return stories.find((story) => story.includes(spared));
  };
  const wrong = fault();
  console.info(`A change of ${file} has ${stories.length} story files pictured.`);
  if (wrong === undefined) continue;
  console.error(`It should picture what depends on it, and nothing else: ${wrong}`);
  process.exitCode = 1;
}
