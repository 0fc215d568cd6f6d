import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { noLimits, startApi } from '@nuee/mock-api';
import { findPostgres } from '@nuee/mock-api/postgresServer';
import sirv from 'sirv';
import { buildApps, buildInService, buildStorybook } from '../build/build.ts';
import { findBrowser } from '../common/browser.ts';
import { fail, serve } from '../common/ports.ts';
import { at, root } from '../common/root.ts';
import { createSite } from '../serve/site.ts';
import { visitDocs } from '../storybook/docsPages.ts';
import { visitManager } from '../storybook/managerPage.ts';
import { type Failure, type JestReport, jestFailures, type PlaywrightReport, playwrightFailures } from './failures.ts';
import { serveWithNginx } from './nginx.ts';
import { wrongPublications } from './nginxPublishing.ts';
import { wrongRedirects } from './nginxRedirect.ts';

// `npm test` runs every stage; `node scripts/test/test.ts unit e2e` runs those named. Arguments after the name of a
// stage that runs in a browser go to its runner: `npm run test:e2e -- shop -g "card"`. A failing stage doesn't stop the
// others, and all failures are listed once more at the very end, where one reads the output of a long run. Three stages
// run only when named: `modes`, which is long, and the journeys behind `nginx` and on PostgreSQL (`e2e:postgres`), which need it.

interface Outcome {
  passed: number;
  failures: Failure[];
}

const stages: Record<string, () => Promise<Outcome>> = {
  types: () => command('tsc', '-b'),
  lint: async () => add(await command('biome', 'check', '--error-on-warnings'), await command('knip')),
  unit: async () => {
    const report = reportFile('unit');
    const ran = await command(
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'postgres',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    return jestOutcome(report, ran);
  },
  // Checks of the whole Storybook are left out where only some of its stories run.
  stories: async () =>
    runnerArgs.length > 0
      ? visitStories('stories')
      : add(
          await visitStories('stories', process.env, readDocs),
          await command('node', 'scripts/storybook/turboSnap.ts'),
        ),
  // The same visits with more checks of each story: thorough, but too long for every change.
  modes: () => visitStories('modes', { ...process.env, STORY_MODES: 'all' }),
  budget: () => command('node', 'scripts/test/budget.ts'),
  e2e,
  // The same journeys, the API of each worker with a database of its own.
  'e2e:postgres': async () => {
    const server = await findPostgres();
    process.env.API_TEST_DATABASE = server.url;
    try {
      return await e2e();
    } finally {
      await server.close();
    }
  },
  nginx: async () => {
    await buildApps();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-api-'));
    // On a database (with its tables) nginx passes the calls on to two APIs.
    const { DATABASE_URL: database } = process.env;
    const one = { port: 0, dataDir, allowedOrigins: [], limits: noLimits };
    const apis = await Promise.all(
      database ? [startApi({ ...one, database }), startApi({ ...one, database })] : [startApi(one)],
    );
    let site: Awaited<ReturnType<typeof serveWithNginx>> | undefined;
    try {
      site = await serveWithNginx(apis.map(({ url }) => new URL(url).host.replace('localhost', '127.0.0.1')));
      const wrong = await wrongRedirects(site.url);
      const redirects = {
        passed: wrong.length === 0 ? 1 : 0,
        failures: wrong.map((message) => ({ test: 'redirects of nginx', message })),
      };
      const visited = await journeys(site.url);
      // Last, because the contract leaves products of its own in the catalogue.
      const unpublished = await wrongPublications(site, apis[0]?.url ?? '');
      const publications = {
        passed: unpublished.length === 0 ? 1 : 0,
        failures: unpublished.map((message) => ({ test: 'publications of nginx', message })),
      };
      const contract = await command('npm', 'run', '--silent', 'test:contract', '--', '--url', site.url);
      return [redirects, visited, publications, contract].reduce(add);
    } finally {
      await site?.close();
      await Promise.all(apis.map((api) => api.close()));
      rmSync(dataDir, { recursive: true });
    }
  },
};

const onlyWhenNamed = ['modes', 'e2e:postgres', 'nginx'];
const usual = Object.keys(stages).filter((name) => !onlyWhenNamed.includes(name));
const inBrowser = ['stories', 'e2e', ...onlyWhenNamed];
const [first = '', ...rest] = process.argv.slice(2);
const runnerArgs = inBrowser.includes(first) && !rest.some((name) => name in stages) ? rest : [];
const wanted = first === '' ? usual : runnerArgs.length > 0 ? [first] : [first, ...rest];
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) fail(`No stage is called ${unknown.join(', ')}: there are ${Object.keys(stages).join(', ')}.`);

if (wanted.some((name) => inBrowser.includes(name))) {
  try {
    process.env.CHROME_PATH = await findBrowser();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

const rows: ({ stage: string; seconds: number } & Outcome)[] = [];
for (const stage of wanted) {
  console.info(`\n── ${stage} ──`);
  const start = performance.now();
  const outcome = await stages[stage]?.().catch((error: unknown) => failed(stage, inspect(error)));
  if (outcome) rows.push({ stage, ...outcome, seconds: Math.round((performance.now() - start) / 1000) });
}

const total = rows.reduce<Outcome>(add, { passed: 0, failures: [] });
for (const { test, message } of total.failures) console.error(`\n✘ ${test}\n${message}`);
console.info(`\n${'stage'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
for (const { stage, passed, failures, seconds } of rows) {
  const figures = [String(passed).padStart(8), String(failures.length).padStart(8), String(seconds).padStart(9)];
  console.info(`${stage.padEnd(12)}${figures.join('')}`);
}
console.info(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failures: [...a.failures, ...b.failures] };
}

function failed(test: string, message: string): Outcome {
  return { passed: 0, failures: [{ test, message }] };
}

/** Visits every story of the built Storybook in a browser, then what `more` visits of it. */
async function visitStories(
  stage: string,
  env = process.env,
  more: (url: string) => Promise<Outcome> = async () => ({ passed: 0, failures: [] }),
): Promise<Outcome> {
  const storybook = await serve(sirv(buildStorybook()), 0);
  try {
    const report = reportFile(stage);
    const args = ['--url', storybook.url, '--disable-telemetry', '--json', ...runnerArgs];
    // It prints its report to stdout, and what a person reads to stderr.
    const stories = jestOutcome(report, await command({ output: report, env }, 'test-storybook', ...args));
    return add(stories, await more(storybook.url));
  } finally {
    await storybook.close();
  }
}

/**
 * Reads every docs page of a Storybook, and what it shows around a story. A page with a fault counts as failed; the
 * others aren't counted, since they aren't stories.
 */
async function readDocs(url: string): Promise<Outcome> {
  const { pages, faults } = await visitDocs(url);
  console.error(`${pages} docs pages read, ${faults.size} of them with a fault.`);
  const failures = [...faults].map(([id, said]) => ({ test: `docs page ${id}`, message: said.join('; ') }));
  const around = (await visitManager(url)).map((message) => ({ test: 'Storybook around a story', message }));
  return { passed: 0, failures: [...failures, ...around] };
}

/** Runs a command of node_modules/.bin and counts it as one test. `output` names a file that takes its standard output. */
function command(first: string | { output: string; env: NodeJS.ProcessEnv }, ...rest: string[]): Promise<Outcome> {
  const [name = '', ...args] = typeof first === 'string' ? [first, ...rest] : rest;
  const output = typeof first === 'string' ? 'inherit' : openSync(first.output, 'w');
  return new Promise((done) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', output, 'inherit'],
      env: typeof first === 'string' ? process.env : first.env,
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

/** Builds the apps, of the demonstration and in service, and walks the journeys. */
async function e2e(): Promise<Outcome> {
  await buildApps();
  const { shop, admin } = await buildInService();
  process.env.SHOP_IN_SERVICE = shop;
  process.env.ADMIN_IN_SERVICE = admin;
  const site = await serve(createSite(), 0);
  try {
    return await journeys(site.url);
  } finally {
    await site.close();
  }
}

/** The journeys through the built shop and back office at `url`. */
async function journeys(url: string): Promise<Outcome> {
  const report = reportFile('e2e');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  process.env.SHOP_URL = url;
  const ran = await command('playwright', 'test', '--config', 'e2e/playwright.config.ts', ...runnerArgs);
  return playwrightOutcome(report, ran);
}

function reportFile(stage: string): string {
  const file = at('test-results', `${stage}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function jestOutcome(report: string, ran: Outcome): Outcome {
  if (!existsSync(report)) return withoutReport(ran);
  const told: JestReport & { numPassedTests: number } = JSON.parse(readFileSync(report, 'utf8'));
  return outcome(told.numPassedTests, jestFailures(told), ran);
}

function playwrightOutcome(report: string, ran: Outcome): Outcome {
  if (!existsSync(report)) return withoutReport(ran);
  const told: PlaywrightReport & { stats: { expected: number } } = JSON.parse(readFileSync(report, 'utf8'));
  return outcome(told.stats.expected, playwrightFailures(told), ran);
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
