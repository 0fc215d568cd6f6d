import { countLine, type StoriesCount } from './storiesCount.ts';

/** One stage of a whole `npm test`, as `scripts/test.ts` leaves it in `test-results/report.json`. */
export interface StageResult {
  stage: string;
  passed: number;
  failed: number;
  seconds: number;
}

const begin = '<!-- npm run test:table writes from here -->';
const end = '<!-- to here -->';

/** The stages of the last whole `npm test` as a table in Markdown. */
export function checksTable(stages: readonly StageResult[], { files, stories, plays }: StoriesCount): string {
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
  const rows = stages.map(({ stage, passed, seconds: took }) => [
    `\`${stage}\``,
    stage === 'stories' ? countLine({ files, stories: passed, plays }) : String(passed),
    `${took} s`,
  ]);
  const table = [
    ['stage', 'passed', 'time'],
    ...rows,
    ['all', '', `${Math.floor(seconds / 60)} min ${seconds % 60} s`],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  if (stories !== stages.find(({ stage }) => stage === 'stories')?.passed) {
    throw new Error('There are other stories than npm test has visited: run it again first.');
  }
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** A page with its table of checks replaced. */
export function withTable(page: string, table: string): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`The page has no place for the table between ${begin} and ${end}.`);
  return `${page.slice(0, before + begin.length)}\n\n${table}\n\n${page.slice(after)}`;
}
