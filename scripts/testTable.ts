import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { checksTable, type StageResult, withTable } from './checksTable.ts';
import { fail } from './ports.ts';
import { at, root } from './root.ts';
import { countStories } from './storiesCount.ts';

// `npm run test:table` writes what the last whole `npm test` passed, and how long it took, into the README.

const report = at('test-results', 'report.json');
if (!existsSync(report)) fail('There is no report of a whole npm test: run npm test first.');
const stages: StageResult[] = JSON.parse(readFileSync(report, 'utf8'));
const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
const table = checksTable(stages, countStories(files.map((file) => at(file))));
const page = at('README.md');
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
console.info(table);
