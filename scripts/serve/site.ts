import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { SiteFile } from '../../apps/building/publisher.ts';
import { builtShop } from '../../apps/building/shopPages.ts';
import type { SecurityHeaders } from '../build/securityHeaders.ts';
import { at } from '../common/root.ts';

const day = 86_400;

/**
 * Serves the built shop, and the built admin at /admin, on one origin, compressed as the browser takes it.
 *
 * A path of the shop is a file, a prerendered page (`/catalogue` is `catalogue.html`), or an address that only the browser
 * can resolve, listed in `site.json` (`/commande-confirmee/…`); anything else is the not-found page with status 404. What looks
 * like a product and is none has that status too, and the browser leads on to the catalogue. A product that is no longer published
 * answers 410, one under an earlier slug leads to its page; both as the publisher says. The same holds for the admin, where
 * `/admin/commandes/{id}` is `commandes/id.html`.
 */
export function createSite({ shop = at('apps/shop/dist'), admin = at('apps/admin/dist') } = {}): RequestListener {
  const { client, site } = builtShop(shop);
  const shell = fresh(path.join(client, 'app.html'), readPage);
  const notFound = fresh(path.join(client, '404.html'), readPage);
  const unknown = fresh(path.join(client, 'unknown.html'), readPage);
  const addresses = fresh(site, readAddresses);

  const shopHeaders = readHeaders(client);
  const adminHeaders = readHeaders(admin);

  const serveFiles = sirv(client, {
    ...files(shopHeaders),
    // The publisher replaces pages and adds others: what was there at the start says nothing.
    dev: true,
    extensions: ['html'],
    onNoMatch: (request, response) => {
      setAll(response, shopHeaders.pages);
      const { shells } = addresses();
      const address = addressOf(request);
      const begins = (prefix: string): boolean => address.startsWith(prefix);
      if (shells.prefixes.some(begins) || shells.addresses.has(address)) answerPage(request, response, 200, shell());
      else if (shells.unknown.some(begins)) answerPage(request, response, 404, unknown());
      else answerPage(request, response, 404, notFound());
    },
  });
  const serveShop: RequestListener = (request, response) => {
    const { gone, moved } = addresses();
    const address = addressOf(request);
    const next = moved.get(address);
    if (next !== undefined) {
      response.writeHead(301, { Location: next + (request.url ?? '').slice(address.length) }).end();
    } else if (gone.has(address)) {
      setAll(response, shopHeaders.pages);
      answerPage(request, response, 410, unknown());
    } else serveFiles(request, response);
  };
  const adminNotFound = readPage(path.join(admin, '404.html'));
  const details = new Map(
    globSync('*/id.html', { cwd: admin }).map((file) => [path.dirname(file), readPage(path.join(admin, file))]),
  );
  const serveAdmin = sirv(admin, {
    ...files(adminHeaders),
    extensions: ['html'],
    onNoMatch: (request, response) => {
      setAll(response, adminHeaders.pages);
      const [, list = ''] = /^\/([\w-]+)\/[^/?]+(?=\?|$)/.exec(request.url ?? '') ?? [];
      const detail = details.get(list);
      if (detail) answerPage(request, response, 200, detail);
      else answerPage(request, response, 404, adminNotFound);
    },
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const isAdmin = /^\/admin(?=[/?]|$)/.test(url);
    setAll(response, (isAdmin ? adminHeaders : shopHeaders).always);
    if (!isAdmin) {
      serveShop(request, response);
    } else if (/^[^?]*\/(?=\?|$)/.test(url)) {
      response.writeHead(308, { Location: url.replace(/\/+(?=\?|$)/, '') }).end();
    } else {
      request.url = url.slice('/admin'.length).replace(/^(?=\?|$)/, '/');
      serveAdmin(request, response);
    }
  };
}

const addressOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*/, '');

/** Which addresses aren't files, to be looked up in. */
function readAddresses(file: string) {
  const { shells, gone, moved }: SiteFile = JSON.parse(readFileSync(file, 'utf8'));
  return {
    shells: { ...shells, addresses: new Set(shells.addresses) },
    gone: new Set(gone),
    moved: new Map(Object.entries(moved)),
  };
}

/** What a file says, read again when the file has been replaced. */
function fresh<Content>(file: string, read: (file: string) => Content): () => Content {
  let known: { ino: number; mtimeMs: number; content: Content } | undefined;
  return () => {
    const { ino, mtimeMs } = statSync(file);
    if (known?.ino !== ino || known.mtimeMs !== mtimeMs) known = { ino, mtimeMs, content: read(file) };
    return known.content;
  };
}

/** This server speaks plain HTTP: what TLS asks for besides is a matter of the server that stands before it. */
const readHeaders = (folder: string): Omit<SecurityHeaders, 'overTls'> =>
  JSON.parse(readFileSync(path.join(folder, '.headers.json'), 'utf8'));

function setAll(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** How long a file may be kept, by its address. Any other address may be answered with a page. */
const lifetimes = [
  [/^\/assets\/[\w.-]+\.\w+$/, `public, max-age=${365 * day}, immutable`],
  [/^\/images\/[\w./-]+\.\w+$/, `public, max-age=${day}`],
] as const;

/** How the files of an app are served. */
const files = ({ pages }: Pick<SecurityHeaders, 'pages'>) => ({
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response: ServerResponse, pathname: string): void => {
    const [, kept] = lifetimes.find(([files]) => files.test(pathname)) ?? [];
    response.setHeader('Cache-Control', kept ?? 'no-cache');
    if (kept === undefined) setAll(response, pages);
  },
});

/** A page that is served at other addresses than its own: its copies by encoding, the preferred one first. */
type Page = ReadonlyMap<'br' | 'gzip' | 'identity', Buffer>;

const readPage = (file: string): Page =>
  new Map([
    ['br', readFileSync(`${file}.br`)],
    ['gzip', readFileSync(`${file}.gz`)],
    ['identity', readFileSync(file)],
  ]);

function answerPage(request: IncomingMessage, response: ServerResponse, status: number, page: Page): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] = [...page].find(([name]) => name === 'identity' || accepted.includes(name)) ?? [];
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}
