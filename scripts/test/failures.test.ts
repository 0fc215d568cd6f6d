import { expect, test } from 'vitest';
import { at } from '../common/root.ts';
import { jestFailures, playwrightFailures } from './failures.ts';

test('a failed test of jest or vitest is named by file and full name, without colours', () => {
  const report = {
    testResults: [
      {
        name: at('packages/domain/src/cart.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'cart adds', failureMessages: [] },
          { status: 'failed', fullName: 'cart counts', failureMessages: ['\u001B[31mexpected 1\u001B[39m to be 2'] },
        ],
      },
    ],
  };
  expect(jestFailures(report)).toEqual([
    { test: 'packages/domain/src/cart.test.ts: cart counts', message: 'expected 1 to be 2' },
  ]);
});

test('a file of jest or vitest that could not be run is a failure with its message', () => {
  const report = {
    testResults: [{ name: at('a.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }],
  };
  expect(jestFailures(report)).toEqual([{ test: 'a.test.ts', message: 'No such module' }]);
});

test('a journey is named with its groups and window; passed ones are left out', () => {
  const result = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });
  const report = {
    errors: [{ message: 'no such file' }],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [
          {
            title: 'adds',
            file: 'cart.spec.ts',
            tests: [{ projectName: 'desktop', status: 'expected', results: [result()] }],
          },
        ],
        suites: [
          {
            title: 'on a slow line',
            specs: [
              {
                title: 'counts',
                file: 'cart.spec.ts',
                tests: [
                  { projectName: 'phone', status: 'unexpected', results: [result('timed out', 'closed')] },
                  { projectName: 'desktop', status: 'skipped', results: [] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { test: 'outside of the journeys', message: 'no such file' },
    { test: 'e2e/cart.spec.ts: on a slow line › counts (phone)', message: 'timed out\nclosed' },
  ]);
});
