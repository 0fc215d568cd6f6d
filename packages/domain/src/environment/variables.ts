interface Variable {
  readonly name: string;
  readonly readBy:
    | 'builds and API'
    | 'builds'
    | 'API'
    | 'npm start'
    | 'npm run dev'
    | 'storybook'
    | 'compose'
    | 'commands'
    | 'tests';
  /** What holds where it isn't set. */
  readonly otherwise: string;
  /** What it says, in one sentence. */
  readonly says: string;
  readonly example: string;
}

/**
 * Every variable that a command reads, in the order of importance: `docs/commands.md` and `.env.example` say the same, which a test
 * compares.
 */
export const variables = [
  {
    name: 'DEMO',
    readBy: 'builds and API',
    otherwise: '`on` where only this machine reaches the API, else `off`; builds: `on`',
    says: '`off` is a shop for real customers: no accounts with a public password, no remark about a demonstration',
    example: 'off',
  },
  {
    name: 'SHOP_URL',
    readBy: 'builds and API',
    otherwise: 'refused in service; the demonstration is on this machine',
    says: 'the one public address of the shop, with https and without a path, for its pages, site map, mails and who may call the API',
    example: 'https://shop.example',
  },
  {
    name: 'SMTP_URL',
    readBy: 'API',
    otherwise: 'mails are files, `mails/*.eml` in the data folder',
    says: 'the server that takes the mails, which has to offer TLS; in a network of your own where it can’t, add `?requireTLS=false`',
    example: 'smtp://user:password@mail.example:587',
  },
  {
    name: 'API_DATA_DIR',
    readBy: 'API',
    otherwise: '`.data/api`, in service `.data/service`',
    says: 'the folder of the data',
    example: '/var/lib/nuee',
  },
  {
    name: 'DATABASE_URL',
    readBy: 'API',
    otherwise: 'that folder',
    says: 'a PostgreSQL database that takes the place of the folder',
    example: 'postgres://shop:password@database.example:5432/shop',
  },
  {
    name: 'API_SECRETS_KEY',
    readBy: 'API',
    otherwise: 'the file `secrets.key` of that folder, made at the first start',
    says: 'the key of the machine that seals the secrets of the storage, 32 bytes in base64 (`openssl rand -base64 32`): the same for all APIs of a database that don’t share a folder',
    example: '',
  },
  {
    name: 'PAYMENT_URL',
    readBy: 'builds and API',
    otherwise: 'what the owner sets in the back office',
    says: 'the page of a bank gateway that the back office doesn’t list, where the pages may send a form; all four of its variables are set, or none, and stand above the back office',
    example: 'https://paiement.systempay.fr/vads-payment/',
  },
  {
    name: 'PAYMENT_SITE_ID',
    readBy: 'API',
    otherwise: '',
    says: 'the number of the shop at that gateway',
    example: '12345678',
  },
  {
    name: 'PAYMENT_KEY',
    readBy: 'API',
    otherwise: '',
    says: 'its secret for the mode, with which form and notification are signed (HMAC-SHA-256)',
    example: '',
  },
  {
    name: 'PAYMENT_MODE',
    readBy: 'API',
    otherwise: '',
    says: '`TEST`, where nothing is debited, or `PRODUCTION`',
    example: 'TEST',
  },
  {
    name: 'RELAY_BRAND',
    readBy: 'API',
    otherwise: 'no relay points are offered',
    says: 'the code of the shop at Mondial Relay (« Enseigne »), which lists relay points; both of its variables are set, or none',
    example: 'BDTEST13',
  },
  {
    name: 'RELAY_KEY',
    readBy: 'API',
    otherwise: '',
    says: 'its private key there, with which each question is signed (MD5)',
    example: '',
  },
  {
    name: 'API_PORT',
    readBy: 'API',
    otherwise: '5000',
    says: 'the port where the API listens; the publisher and the pages of `npm start` ask it there',
    example: '5000',
  },
  {
    name: 'API_HOST',
    readBy: 'API',
    otherwise: 'the loopback address',
    says: 'the address where the API listens; `0.0.0.0` in a container',
    example: '127.0.0.1',
  },
  {
    name: 'API_TRUSTED_PROXIES',
    readBy: 'API',
    otherwise: '0',
    says: 'how many proxies stand in front of the API: 1 behind nginx, also with an edge in front of it (`--edge`)',
    example: '1',
  },
  {
    name: 'API_ALLOWED_ORIGINS',
    readBy: 'API',
    otherwise: '`SHOP_URL` and the pages of this machine',
    says: 'the origins whose pages may call the API, with commas between them',
    example: 'https://shop.example',
  },
  {
    name: 'API_LIMITS',
    readBy: 'API',
    otherwise: 'the standard limits',
    says: 'how often the API may be called (ADR 9): the limits that differ, or `off`',
    example: 'requests=3000,orders=50',
  },
  {
    name: 'API_LOG',
    readBy: 'API',
    otherwise: 'nothing is logged',
    says: '`stdout` or a file that gets a line of JSON for each request',
    example: 'stdout',
  },
  {
    name: 'API_METRICS',
    readBy: 'API',
    otherwise: 'nothing is measured',
    says: 'the port of this machine, or `host:port`, where Prometheus reads figures at `/metrics`',
    example: '9464',
  },
  {
    name: 'NODE_ENV',
    readBy: 'API',
    otherwise: '',
    says: 'with `production` the API is in service and doesn’t show its contract at `/api/docs`',
    example: 'production',
  },
  {
    name: 'VITE_API_URL',
    readBy: 'builds',
    otherwise: 'a release in service: `SHOP_URL`; else the API of this machine',
    says: 'the address of the API as browsers see it, where it isn’t on the address of the shop',
    example: 'https://api.example',
  },
  {
    name: 'SHOP_PORT',
    readBy: 'npm start',
    otherwise: '4173',
    says: 'the port of the shop and the back office',
    example: '4173',
  },
  {
    name: 'DEV_PORT',
    readBy: 'npm run dev',
    otherwise: '5173',
    says: 'the port of the shop in development; the back office takes the next one',
    example: '5173',
  },
  {
    name: 'STORYBOOK_PORT',
    readBy: 'storybook',
    otherwise: '6006',
    says: 'the port of Storybook',
    example: '6006',
  },
  {
    name: 'POSTGRES_PASSWORD',
    readBy: 'compose',
    otherwise: '',
    says: 'the password of the database that `deploy/compose.postgres.yaml` starts, of letters and digits',
    example: '',
  },
  {
    name: 'ENV_FILE',
    readBy: 'commands',
    otherwise: '`.env` at the root',
    says: 'the whole path of another file of variables; empty, none is read',
    example: '',
  },
  {
    name: 'CHROME_PATH',
    readBy: 'tests',
    otherwise: 'the one that is installed',
    says: 'the browser of the tests',
    example: '',
  },
  {
    name: 'CHROMATIC_PROJECT_TOKEN',
    readBy: 'tests',
    otherwise: '',
    says: 'the project of `npm run chromatic`',
    example: '',
  },
] as const satisfies readonly Variable[];

/** What a command may have been told by variables. One that isn't in the table can't be read from it. */
export type Environment = Readonly<Partial<Record<(typeof variables)[number]['name'], string | undefined>>>;

/** Whether a variable may stand in the file: which file it is can't, and tests never read it. */
export const isInFile = (name: string): boolean =>
  variables.some((each) => each.name === name && each.readBy !== 'tests' && each.readBy !== 'commands');
