import { readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@nuee/site/root';
import type { Plugin } from 'vite';
import { storyReach } from './reachedStories.ts';

const module = 'virtual:used-on';

/** Gives the guides of parts `virtual:used-on`: the titles of the pages that each part reaches, the nearest first, by its name. */
export const usedOn: Plugin = {
  name: 'used-on',
  resolveId: (id) => (id === module ? `\0${module}` : undefined),
  load: (id) => (id === `\0${module}` ? `export default ${JSON.stringify(pagesByPart())}` : undefined),
};

function pagesByPart(): Record<string, string[]> {
  const { sources, reached } = storyReach();
  const parts = sources.filter((file) => /^packages\/ui\/src\/\w+\/(\w+)\/\1\.tsx$/.test(file));
  return Object.fromEntries(
    parts.map((file) => [path.basename(file, '.tsx'), [...new Set(reached([file]).flatMap(titleOfPage))]]),
  );
}

const titleOfPage = (file: string): string[] =>
  file.startsWith('apps/') ? (/title: '(Pages\/[^']+)'/.exec(readFileSync(at(file), 'utf8'))?.slice(1) ?? []) : [];
