import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail } from '@nuee/site/ports';
import { at, root } from '@nuee/site/root';
import { findBrowser } from '../common/browser.ts';
import { inputsOf, type Kept, keep, keptRun } from './earlierRuns.ts';
import { add, failed, nothing, type Outcome } from './outcome.ts';
import { thorough, usual } from './stages.ts';

// `npm test` runs the usual stages, `npm run test:all` the thorough ones too, `npm test unit e2e` those named.
// Arguments after the name of one stage go to its runner: `npm test -- e2e shop -g "card"`. Stages run side by side as
// far as the processors go, each in a process of its own. One whose inputs are those of its last run that passed is left
// out, and the table at the end says which run excuses it; on CI and for stages that are named nothing is left out. A
// failing stage doesn't stop the others, and all failures are listed once more at the end.

interface Row extends Outcome {
  stage: string;
  seconds: number;
  excuse?: Kept;
}

const all = { ...usual, ...thorough };
const [first = '', ...rest] = process.argv.slice(2);
const isThorough = first === '--all';
const takesRest = all[first]?.takesArguments && !rest.some((name) => name in all);
const args = takesRest ? rest : [];
const named = first === '' || isThorough ? [] : takesRest ? [first] : [first, ...rest];
const unknown = named.filter((name) => !(name in all));
if (unknown.length > 0) fail(`No stage is called ${unknown.join(', ')}: there are ${Object.keys(all).join(', ')}.`);
const stages = named.length > 0 ? named : Object.keys(isThorough ? all : usual);
const keepsNothing = Boolean(process.env.CI) || named.length > 0 || isThorough;
// What a developer's shop in service is told is nothing that a test may depend on.
process.env.ENV_FILE = '';
if (isThorough) process.env.JOURNEYS = 'all';

try {
  process.env.CHROME_PATH = await findBrowser();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const browser = spawnSync(process.env.CHROME_PATH, ['--version'], { encoding: 'utf8' }).stdout.trim();

const logOf = (stage: string): string => `test-results/${stage.replace(':', '-')}.log`;
const rows: Row[] = [];
const waiting = new Set(stages);
const running = new Map<string, Promise<void>>();
let free = Math.min(2, availableParallelism());

while (waiting.size + running.size > 0) {
  for (const stage of waiting) {
    const { cores = 1, after = [] } = all[stage] ?? {};
    const isBlocked = after.some((other) => waiting.has(other) || running.has(other));
    if (isBlocked || (cores > free && running.size > 0)) continue;
    waiting.delete(stage);
    free -= cores;
    const done = prove(stage).then((row) => {
      rows.push(row);
      if (stages.length > 1) console.info(`${stage}: ${row.passed} passed, ${row.failures.length} failed`);
      running.delete(stage);
      free += cores;
    });
    running.set(stage, done);
  }
  await Promise.race(running.values());
}

const total = rows.reduce<Outcome>(add, nothing);
if (stages.length > 1) for (const { stage } of rows.filter(({ failures }) => failures.length > 0)) showEnd(stage);
for (const { test, message } of total.failures) console.error(`\n✘ ${test}\n${message}`);
console.info(`\n${'stage'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
for (const { stage, passed, failures, seconds, excuse } of rows) {
  const figures = [passed, failures.length].map((figure) => String(figure).padStart(8)).join('');
  const end = excuse ? `  unchanged since the run of ${excuse.at} on ${excuse.commit}` : String(seconds).padStart(9);
  console.info(`${stage.padEnd(14)}${figures}${end}`);
}
console.info(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

/** The end of what a stage printed: a tool that isn't a test runner says only there what is wrong. */
function showEnd(stage: string): void {
  const lines = readFileSync(at(logOf(stage)), 'utf8')
    .trimEnd()
    .split('\n');
  console.error(`\n── the end of ${logOf(stage)} ──\n${lines.slice(-80).join('\n')}`);
}

/** Runs a stage, or finds the run that proved it already. */
async function prove(stage: string): Promise<Row> {
  const inputs = inputsOf(all[stage]?.inputs ?? [], browser);
  const excuse = inputs && !keepsNothing ? keptRun(stage, inputs) : undefined;
  if (excuse) return { stage, passed: excuse.passed, failures: [], seconds: 0, excuse };
  const start = performance.now();
  const outcome = await inItsOwnProcess(stage);
  if (inputs && args.length === 0 && outcome.failures.length === 0) keep(stage, inputs, outcome.passed);
  return { stage, ...outcome, seconds: Math.round((performance.now() - start) / 1000) };
}

/** What a stage prints goes to the terminal where it is the only one, else to a file in `test-results`. */
async function inItsOwnProcess(stage: string): Promise<Outcome> {
  mkdirSync(at('test-results'), { recursive: true });
  const [result, log] = [at('test-results', `${stage.replace(':', '-')}.outcome.json`), logOf(stage)];
  rmSync(result, { force: true });
  const isAlone = stages.length === 1;
  console.info(isAlone ? `── ${stage} ──` : `── ${stage} begins: ${log} ──`);
  const child = spawn(process.execPath, [at('scripts/test/stage.ts'), result, stage, ...args], {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(at(log));
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  file.end();
  try {
    return JSON.parse(readFileSync(result, 'utf8')) as Outcome;
  } catch {
    return failed(stage, `ended with ${code} and without an outcome: see ${log}.`);
  }
}
