import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noLimits, startApi } from '@nuee/mock-api';
import { findPostgres } from '@nuee/mock-api/postgresServer';
import { buildApps, buildInService } from '@nuee/site/build';
import { serve } from '@nuee/site/ports';
import { createSite } from '@nuee/site/site';
import sirv from 'sirv';
import { buildStorybook } from '../storybook/buildStorybook.ts';
import { visitDocs } from '../storybook/docsPages.ts';
import { visitManager } from '../storybook/managerPage.ts';
import { buildAnotherApp } from './anotherApp.ts';
import { compareLooks, forgetLooks } from './looks.ts';
import { serveWithNginx } from './nginx.ts';
import { wrongAnswers } from './nginxAnswers.ts';
import { wrongPublications } from './nginxPublishing.ts';
import {
  add,
  command,
  failed,
  jestOutcome,
  nothing,
  type Outcome,
  playwrightOutcome,
  reportFile,
  vitest,
} from './outcome.ts';
import { checkSnippets, forgetSnippets } from './snippets.ts';

export interface Stage {
  run(args: readonly string[]): Promise<Outcome>;
  /** What it depends on, as pathspecs of git: it isn't run again while they stay the same. None for everything. */
  inputs: readonly string[];
  /** How many processors it keeps busy. */
  cores: 1 | 2;
  /** Stages that have to end before it begins. */
  after?: readonly string[];
  /** Arguments after its name go to its runner. */
  takesArguments?: true;
}

const sources = ['.storybook', 'apps', 'packages', 'scripts', 'mock-api', 'e2e', 'db.json'];
const product = [...sources, ':!*.stories.tsx', ':!*.test.ts', ':!.storybook'];
const storybook = ['.storybook', 'apps', 'packages', 'docs', 'scripts', 'CHANGELOG.md', 'test-runner-jest.config.js'];
const api = ['mock-api', 'packages', 'db.json'];

/** The stages of `npm test`, in the order in which they begin. */
export const usual: Record<string, Stage> = {
  types: { run: () => command(['tsc', '-b']), inputs: [...sources, '*.json'], cores: 1 },
  lint: {
    run: async () => add(await command(['biome', 'check', '--error-on-warnings']), await command(['knip'])),
    inputs: [],
    cores: 1,
  },
  storybook: { run: built(buildStorybook), inputs: storybook, cores: 1 },
  postgres: { run: (args) => vitest('postgres', 'run', '--project', 'postgres', ...args), inputs: api, cores: 1 },
  docs: {
    run: async () => add(await withStorybook(readDocs), await command(['node', 'scripts/storybook/turboSnap.ts'])),
    inputs: storybook,
    cores: 1,
    after: ['storybook'],
  },
  builds: {
    run: built(async () => {
      await buildApps();
      await buildInService();
    }),
    inputs: product,
    cores: 1,
  },
  package: {
    run: built(buildAnotherApp),
    inputs: ['packages', 'docs/another-app', 'scripts/test', 'tsconfig.base.json', ':!*.stories.tsx', ':!*.test.ts'],
    cores: 1,
    // Its build writes the declarations too.
    after: ['types'],
  },
  unit: {
    run: (args) => vitest('unit', 'run', '--project', 'unit', ...args),
    inputs: [],
    // Two workers, beside the docs pages, which mostly wait.
    cores: 1,
    takesArguments: true,
  },
  stories: {
    run: (args) => visitStories('stories', args),
    inputs: storybook,
    cores: 2,
    after: ['storybook'],
    takesArguments: true,
  },
  budget: {
    run: () => command(['node', 'scripts/test/budget.ts']),
    inputs: product,
    cores: 1,
    after: ['builds'],
  },
  e2e: { run: e2e, inputs: product, cores: 2, after: ['builds'], takesArguments: true },
};

/** What only `npm run test:all` runs besides: thorough, but too long for every change. */
export const thorough: Record<string, Stage> = {
  // The same visits with more checks of each story.
  modes: {
    run: (args) => visitStories('modes', args, { STORY_MODES: 'all' }),
    inputs: storybook,
    cores: 2,
    takesArguments: true,
  },
  // The API's tests on a server, which takes two processes.
  server: {
    run: (args) => command(['node', 'mock-api/src/testing/testPostgres.ts', ...args]),
    inputs: api,
    cores: 2,
    takesArguments: true,
  },
  // The journeys once more, the API of each worker with a database of its own.
  'e2e:postgres': {
    run: async (args) => {
      const server = await findPostgres();
      process.env.API_TEST_DATABASE = server.url;
      try {
        return await e2e(args);
      } finally {
        await server.close();
      }
    },
    inputs: product,
    cores: 2,
    takesArguments: true,
  },
  nginx: { run: behindNginx, inputs: [...product, 'deploy'], cores: 2, takesArguments: true },
  // What the API keeps when it is killed.
  kills: { run: () => command(['node', 'mock-api/src/testing/kills/kills.ts']), inputs: api, cores: 2 },
};

/** A build counts as one test. */
function built(build: () => unknown): () => Promise<Outcome> {
  return async () => {
    await build();
    return { passed: 1, failures: [] };
  };
}

async function withStorybook(visit: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const site = await serve(sirv(buildStorybook()), 0);
  try {
    return await visit(site.url);
  } finally {
    await site.close();
  }
}

/** Visits the stories of the built Storybook in a browser: all of them, or those that the arguments leave. */
function visitStories(stage: string, given: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const args = given.filter((each) => each !== '--write');
  return withStorybook(async (url) => {
    forgetLooks();
    forgetSnippets();
    const report = reportFile(stage);
    const runner = ['test-storybook', '--url', url, '--index-json', '--failOnConsole', '--disable-telemetry'];
    const ran = await command([...runner, '--json', '--outputFile', report, ...args], {
      ...process.env,
      ...(given.includes('--write') && { STORY_TREES: 'write' }),
      // Arguments name the files of titles.
      ...(args.length > 0 && { STORIES_BY_TITLE: 'yes' }),
      ...env,
    });
    const outcome = jestOutcome(report, ran);
    if (stage !== 'stories') return outcome;
    return [await compareLooks(args.length === 0), checkSnippets()].reduce(add, outcome);
  });
}

/**
 * Reads every docs page of a Storybook, and what it shows around a story. A page with a fault counts as failed; the
 * others count as one test, since they aren't stories.
 */
async function readDocs(url: string): Promise<Outcome> {
  const { pages, faults } = await visitDocs(url);
  console.error(`${pages} docs pages read, ${faults.size} of them with a fault.`);
  const failures = [...faults].map(([id, said]) => ({ test: `docs page ${id}`, message: said.join('; ') }));
  const around = (await visitManager(url)).map((message) => ({ test: 'Storybook around a story', message }));
  return { passed: 1, failures: [...failures, ...around] };
}

/** Builds the apps, of the demonstration and in service, and walks the journeys. */
async function e2e(args: readonly string[]): Promise<Outcome> {
  await buildApps();
  const { shop, admin } = await buildInService();
  process.env.SHOP_IN_SERVICE = shop;
  process.env.ADMIN_IN_SERVICE = admin;
  const site = await serve(createSite(), 0);
  try {
    return await journeys(site.url, args);
  } finally {
    await site.close();
  }
}

/** The journeys through the built shop and back office at `url`. */
async function journeys(url: string, args: readonly string[]): Promise<Outcome> {
  const report = reportFile('e2e');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  process.env.SHOP_URL = url;
  return playwrightOutcome(
    report,
    await command(['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args]),
  );
}

/** The answers of nginx itself, the journeys, the publications and the contract through nginx. */
async function behindNginx(args: readonly string[]): Promise<Outcome> {
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
    const answers = outcomeOf('answers of nginx', await wrongAnswers(site.url));
    const visited = await journeys(site.url, args);
    // Last, because the contract leaves products of its own in the catalogue.
    const publications = outcomeOf('publications of nginx', await wrongPublications(site, apis[0]?.url ?? ''));
    const contract = await command(['node', 'mock-api/src/conformance/conformance.ts', '--url', site.url]);
    return [answers, visited, publications, contract].reduce(add, nothing);
  } finally {
    await site?.close();
    await Promise.all(apis.map((each) => each.close()));
    rmSync(dataDir, { recursive: true });
  }
}

const outcomeOf = (test: string, wrong: readonly string[]): Outcome =>
  wrong.length === 0 ? { passed: 1, failures: [] } : wrong.map((message) => failed(test, message)).reduce(add, nothing);
