import { readFileSync } from 'node:fs';
import { at } from '../common/root.ts';

// Generates docs/commands.md: the names of commands and variables come from package.json and the code, their descriptions from below.

/** What each verb of package.json does, in groups. Those that begin with `pre` install what is missing and are left out. */
const groups: Record<string, Record<string, string>> = {
  Run: {
    start:
      'installs, builds and serves the shop, the back office and the API; with `DEMO=off` asks once for the owner’s account',
    dev: 'the same with hot reload: shop on <http://localhost:5173>, back office on the next port',
    storybook: 'every screen part, on <http://localhost:6006>',
    build: 'what `npm start` serves',
    'build:storybook': 'the static Storybook',
    publisher:
      '`npm run publisher -- FOLDER --api URL`: renders the shop of a release again whenever the owner publishes ([deploying](deploying.md))',
    release: '`npm run release -- FOLDER`: what nginx serves, with its configuration ([deploying](deploying.md))',
  },
  Check: {
    check:
      'types, lint, and the unit tests and stories that the uncommitted edits reach; `-- FILE` takes files instead of the edits',
    test: 'the whole proof of the product, with a table of the stages at its end',
    'test:all':
      'besides: all journeys in both windows, on PostgreSQL and behind nginx, all modes of all stories, what kills leave; for a release',
    'test:types': 'TypeScript, one stage of `npm test`',
    'test:lint': 'Biome and knip, one stage of `npm test`',
    'test:unit': 'Vitest, one stage of `npm test`',
    'test:stories':
      'the stories of the built Storybook in a browser, one stage of `npm test`; `-- primitives-button` limits them to some titles',
    budget:
      'what each kind of public page loads, against `scripts/test/budget.json`; `-- --write` accepts it; one stage of `npm test`',
    'test:e2e': 'the journeys against the built shop and the real API, one stage of `npm test`',
    'test:e2e:postgres':
      'the journeys with an API on PostgreSQL, of `DATABASE_URL` or of a server of their own; `-- customer/orders` limits them to some',
    'test:modes': 'the stories with all of axe, light and dark, on a phone and a desktop',
    'test:visual': 'pictures of the stories, compared to the pixel; `-- Header` limits it to some',
    'visual:approve': 'keeps those pictures as the ones to compare with',
    'test:nginx': 'the API contract and the journeys through nginx, which has to be installed',
    'test:postgres': 'the tests of the API on a PostgreSQL server',
    'test:contract':
      '`npm run test:contract -- --url URL`: holds any running API (with `API_LIMITS=off DEMO=on`) to the contract',
    'test:kills':
      'what the API keeps when it is killed on the file, or its PostgreSQL is; `-- --engine file --kills 20` is a quick check',
    'test:faults':
      'how strong the tests are: plants 60 faults, one at a time, and writes which of them `npm run check` catches and how soon; `-- --list` only lists them, `-- --only 7,12` plants two, `-- --until test` runs `npm test` on what is left, `-- --seed 2` draws others',
    chromatic: 'sends the Storybook to Chromatic',
  },
  Write: {
    format: 'formats, and applies the safe fixes of the linter',
    new: '`npm run new -- Name --in commerce`: the three files of a new part, and its export',
    tokens: '`packages/ui/tokens.json`: the design tokens in the W3C format',
    'api:ui': '`packages/ui/api.md`: what the design system exports',
    'api:openapi': '`mock-api/openapi.json`: the contract, browsable at `/api/docs`',
    'docs:commands': 'this page',
    'docs:pictures': 'the pictures of the README and of [operating](operating.md)',
    'stories:count': 'says how many stories there are, and how many have a play',
  },
  'The data of the API': {
    'admin:create':
      '`npm run admin:create -- EMAIL`: makes an owner account, or makes an existing account an owner; asks for the password',
    doctor:
      '`DEMO=off npm run doctor`: says what a shop in service still needs, and looks at database, disk, mail server, certificate, clock and backups; ends with code 1 where something is missing; `-- FOLDER` names the folder of the backups',
    'api:reset': 'sets the data of the demonstration back to `db.json`; asks first',
    'api:backup':
      '`npm run api:backup -- FILE`: writes everything that the API holds at one moment, also while the API runs',
    'api:restore':
      '`npm run api:restore -- FILE`: reads a backup into an empty folder or database, all or nothing, without sessions and open links; `-- FILE ERASURES` also without the accounts that were erased since',
    'api:import': 'copies the data folder of the API into the database of `DATABASE_URL`',
    'api:migrate': 'makes the tables in the database of `DATABASE_URL`',
  },
  Measure: {
    'bench:api':
      'how many calls a second the API answers; `-- --lists` asks the lists of the back office too, `--engine both --orders 1000,1000000` on PostgreSQL and with a million orders',
    'bench:web':
      'how soon a page is seen on slow 4G, how soon it answers, how long a press waits; `-- --admin` the back office too, `-- --early 200` early presses, of which none may be lost or doubled',
    'bench:publish': 'how long it takes from a save until the shop serves it, with 10, 500 and 5,000 products',
  },
};

/** What each environment variable sets. */
const variables: Record<string, string> = {
  SHOP_PORT: 'port of `npm start`, 4173 if not set',
  API_PORT: 'port of the API, 5000 if not set',
  DEV_PORT: 'port of `npm run dev`, 5173 if not set; the back office takes the next one',
  STORYBOOK_PORT: 'port of `npm run storybook`, 6006 if not set',
  VITE_API_URL: 'address of the API that a build of the shop calls',
  VITE_SITE_URL: 'public address that a build of the shop is made for',
  API_HOST: 'address that the API listens on, the loopback if not set',
  API_DATA_DIR: 'folder of the data of the API, `.data/api` if not set, `.data/service` in service',
  DATABASE_URL: 'PostgreSQL database that takes the place of that folder',
  API_ALLOWED_ORIGINS: 'origins whose pages may call the API',
  DEMO: '`off` leaves out the demonstration customer, whose password is public; in a build of the apps also the test credentials and the remarks that this is a demonstration. Where others can reach the API it is `off` unless set',
  API_LIMITS: 'how often the API may be called (ADR 9): names and numbers, or `off`',
  API_TRUSTED_PROXIES: 'how many proxies stand in front of the API',
  API_METRICS:
    'port of this machine, or `host:port`, where Prometheus reads figures at `/metrics`; nothing is measured if not set',
  API_LOG: 'where each request is logged: `stdout` or a file; nowhere if not set',
  SMTP_URL: 'server that takes the mails, `smtp://user:password@host:587`; files in the data folder if not set',
  SHOP_URL: 'public address of the shop, for the links of mails; the shop on this machine if not set',
  PAYMENT_URL:
    'page of the bank gateway that takes cards for a shop in service, `https://paiement.systempay.fr/vads-payment/`; also for the builds, whose pages may send a form there; only transfers if not set',
  PAYMENT_SITE_ID: 'number of the shop at that gateway',
  PAYMENT_KEY: 'its secret for that mode, with which form and notification are signed (HMAC-SHA-256)',
  PAYMENT_MODE: '`TEST`, where nothing is debited, or `PRODUCTION`',
  CHROME_PATH: 'browser of the tests',
  CHROMATIC_PROJECT_TOKEN: 'project of `npm run chromatic`',
};

/** The text of docs/commands.md. @throws if a verb of package.json isn't described here, or a described one doesn't exist. */
export function commandsPage(): string {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const verbs = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const described = Object.values(groups).flatMap((group) => Object.keys(group));
  const odd = [
    ...verbs.filter((verb) => !described.includes(verb)),
    ...described.filter((verb) => !verbs.includes(verb)),
  ];
  if (odd.length > 0) throw new Error(`package.json and scripts/generate/commands.ts differ in: ${odd.join(', ')}.`);
  const command = (verb: string): string => (verb === 'start' || verb === 'test' ? `npm ${verb}` : `npm run ${verb}`);
  return `# Commands and variables

Written by \`npm run docs:commands\`; a test fails when this page is out of date.

${Object.entries(groups)
  .map(([title, group]) => `## ${title}\n\n${table('command', 'what it does', group, command)}`)
  .join('\n\n')}

## Environment variables

${table('variable', 'what it sets', variables, (name) => name)}
`;
}

/** The variables that this page describes. */
export const describedVariables = Object.keys(variables);

function table(first: string, second: string, rows: Record<string, string>, cell: (name: string) => string): string {
  const cells = [[first, second], ...Object.entries(rows).map(([name, text]) => [`\`${cell(name)}\``, text])];
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
