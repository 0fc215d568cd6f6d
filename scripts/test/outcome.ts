import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '@nuee/site/root';
import { type Failure, type JestReport, jestFailures, type PlaywrightReport, playwrightFailures } from './failures.ts';

/** What a stage proved. */
export interface Outcome {
  passed: number;
  failures: Failure[];
}

export const nothing: Outcome = { passed: 0, failures: [] };

export function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failures: [...a.failures, ...b.failures] };
}

export function failed(test: string, message: string): Outcome {
  return { passed: 0, failures: [{ test, message }] };
}

/** Runs a command of node_modules/.bin and counts it as one test. */
export function command([name = '', ...args]: readonly string[], env = process.env): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      done(failed(name, error.message));
    });
    child.once('exit', (code) =>
      done(code === 0 ? { passed: 1, failures: [] } : failed([name, ...args].join(' '), `ended with ${code}`)),
    );
  });
}

/** Runs the projects of vitest that are named, or those tests of theirs that the other arguments leave. */
export async function vitest(stage: string, ...args: string[]): Promise<Outcome> {
  const report = reportFile(stage);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ran = await command(['vitest', ...args, ...reporters]);
  const outcome = jestOutcome(report, ran);
  return args.includes('--passWithNoTests') && outcome.passed === 0 && ran.failures.length === 0 ? ran : outcome;
}

/** An empty place for the report of a runner. */
export function reportFile(stage: string): string {
  const file = at('test-results', `${stage}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

export function jestOutcome(report: string, ran: Outcome): Outcome {
  if (!existsSync(report)) return withoutReport(ran);
  const summary: JestReport & { numPassedTests: number } = JSON.parse(readFileSync(report, 'utf8'));
  return outcome(summary.numPassedTests, jestFailures(summary), ran);
}

export function playwrightOutcome(report: string, ran: Outcome): Outcome {
  if (!existsSync(report)) return withoutReport(ran);
  const summary: PlaywrightReport & { stats: { expected: number } } = JSON.parse(readFileSync(report, 'utf8'));
  return outcome(summary.stats.expected, playwrightFailures(summary), ran);
}

function withoutReport(ran: Outcome): Outcome {
  return ran.failures.length > 0 ? ran : failed('the whole run', 'no report was written');
}

// A runner may fail without a failed test (no test at all, an error between two of them): its exit code decides.
function outcome(passed: number, failures: Failure[], ran: Outcome): Outcome {
  if (failures.length > 0) return { passed, failures };
  return passed === 0 && ran.failures.length === 0
    ? failed('the whole run', 'no test ran')
    : { passed, failures: ran.failures };
}
