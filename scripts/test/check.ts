import { reachedStories } from '../../.storybook/reachedStories.ts';
import { findBrowser } from '../common/browser.ts';
import { editedFiles } from './changes.ts';
import { add, command, nothing, type Outcome, vitest } from './outcome.ts';

// `npm run check`: types and lint of everything, and the unit tests and stories that the uncommitted edits reach, or those that
// the files given as arguments reach. Stories run from their sources, without a build. What is far from an edit is left to
// `npm test`: all but the nearest stories, and the API's tests where the API isn't edited.

/** A file of stories takes one to fifteen seconds; a change of a token or of money reaches all of them. With five, `check` ends within 90 s. */
const maxStoryFiles = 5;

/** What tests read without importing it, and the tests that do. */
const readByTests: readonly (readonly [files: RegExp, tests: string])[] = [
  [/\.mdx?$|^package\.json$|\.stories\.tsx$/, 'scripts'],
  [/^mock-api\/migrations\//, 'mock-api/src/db'],
];

const given = process.argv.slice(2);
const files = given.length > 0 ? given : editedFiles();
if (files.length === 0) console.info('Nothing differs from the last commit: only types and lint are checked.');
process.env.CHROME_PATH = await findBrowser();

const inTurn = async (...steps: (() => Promise<Outcome>)[]): Promise<Outcome> => {
  let all = nothing;
  for (const step of steps) all = add(all, await step());
  return all;
};
const outcomes = await Promise.all([
  inTurn(() => command(['tsc', '-b']), unitTests),
  inTurn(
    () => command(['biome', 'check', '--error-on-warnings']),
    () => command(['knip']),
    stories,
  ),
]);
const { failures } = outcomes.reduce(add);
for (const { test, message } of failures) console.error(`\n✘ ${test}\n${message}`);
console.info(failures.length === 0 ? '\nNothing failed.' : `\n${failures.length} failed.`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function unitTests(): Promise<Outcome> {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/'));
  const tests = readByTests.flatMap(([read, test]) => (files.some((file) => read.test(file)) ? [test] : []));
  // What only the other engine shows, where it is quick.
  const isStorage = files.some((file) => /^mock-api\/(?:src\/(?:db|queries)|migrations)\//.test(file));
  const onPostgres = ['storage', 'migrate', 'postgres'].map((name) => `mock-api/src/db/${name}.test.ts`);
  const engine = isStorage ? await vitest('postgres', 'run', '--project', 'postgres', ...onPostgres) : nothing;
  // A rule of the shop reaches the whole API, which takes minutes.
  if (!files.some((file) => file.startsWith('mock-api/'))) process.env.UNIT_WITHOUT_API = 'yes';
  const unit = ['--run', '--project', 'unit', '--passWithNoTests'];
  const related = code.length > 0 ? await vitest('related', 'related', ...code, ...unit) : nothing;
  const read = tests.length > 0 ? await vitest('unit', 'run', '--project', 'unit', ...tests) : nothing;
  return [engine, related, read].reduce(add);
}

async function stories(): Promise<Outcome> {
  const reached = reachedStories(files);
  if (reached.length > maxStoryFiles) {
    console.info(`The nearest ${maxStoryFiles} of ${reached.length} files of stories that are reached:`);
  }
  return reached.length > 0
    ? vitest('stories', 'run', '--project', 'stories', ...reached.slice(0, maxStoryFiles))
    : nothing;
}
