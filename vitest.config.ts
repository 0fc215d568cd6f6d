import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

// What only a database can show; with two processes only a server, which `npm test server` names.
const onDatabases = 'mock-api/src/db/{migrate,otherProgram,postgres,sharedLimits}.test.ts';
const onServers = 'mock-api/src/conformance/twoProcesses.test.ts';
// UNIT_WITHOUT_API: `npm run check` leaves the API's tests out where the API isn't edited.
const { API_TEST_DATABASE = 'pglite', UNIT_WITHOUT_API } = process.env;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'mock-api/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onDatabases, onServers, ...(UNIT_WITHOUT_API ? ['mock-api/**'] : [])],
          // Loading the modules again for each file would take as long as the tests. No test leaves anything behind.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 30_000,
        },
      },
      {
        // The API once more on PostgreSQL: inside the process, or the server of API_TEST_DATABASE (`npm test server`).
        test: {
          name: 'postgres',
          environment: 'node',
          include: [
            'mock-api/src/{conformance,workers}/*.test.ts',
            'mock-api/src/commands/{command,erase*,relayPoint}.test.ts',
            'mock-api/src/db/{convert,copies,lists,orderSearchStep,parcelsStep,restored,sales,storage}.test.ts',
            'mock-api/src/http/statements.test.ts',
            onDatabases,
          ],
          exclude: [...configDefaults.exclude, ...(API_TEST_DATABASE === 'pglite' ? [onServers] : [])],
          env: { API_TEST_DATABASE },
          // One worker for all files: they share the database inside the process.
          isolate: false,
          maxWorkers: 1,
          // After the others: projects with another number of workers can't run side by side.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        // The quick loop while writing stories. The gate is the test-runner on the built Storybook (`npm test stories`).
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
