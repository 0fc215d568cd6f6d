import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@nuee/site/root';

/** A test that failed, as the end of `npm test` names it. */
export interface Failure {
  /** File from the root of the project, then the names that lead to the test. */
  test: string;
  /** The expected and the actual value, without colours. */
  message: string;
}

/** The part of the JSON report of jest and vitest that describes failures. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The part of the JSON report of Playwright that describes failures. */
export interface PlaywrightReport {
  /** Errors outside every test, such as a file that can't be loaded. */
  errors?: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The failed tests of a report of jest or vitest, and the files of it that couldn't be run. */
export function jestFailures(report: JestReport): Failure[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => failure(`${file}: ${one.fullName}`, one.failureMessages));
    return failed.length === 0 && status === 'failed' ? [failure(file, [message])] : failed;
  });
}

/** The failed and flaky journeys of a report of Playwright, and what failed outside of them. */
export function playwrightFailures({ errors = [], suites }: PlaywrightReport): Failure[] {
  const outside = errors.map((error) => failure('outside of the journeys', [error.message]));
  return [...outside, ...suites.flatMap((suite) => failuresOf(suite, []))];
}

// The outermost suite bears the name of its file, which each spec names too.
function failuresOf(suite: PlaywrightSuite, above: string[]): Failure[] {
  const here = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `e2e/${file}: ${[...above, title].join(' › ')} (${projectName})`,
          results.flatMap((result) => result.errors.map((error) => error.message)),
        ),
      ),
  );
  const below = (suite.suites ?? []).flatMap((inner) => failuresOf(inner, [...above, inner.title]));
  return [...here, ...below];
}

function failure(test: string, messages: (string | undefined)[]): Failure {
  const said = messages.filter((message) => message !== undefined).join('\n');
  return { test, message: stripVTControlCharacters(said).trim() };
}
