import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { SecurityHeaders } from '../build/securityHeaders.ts';
import { at } from '../common/root.ts';
import type { Shells } from '../release/nginxFiles.ts';

const day = 86_400;

/**
 * Serves the built shop, and the built admin at /admin, on one origin, compressed as the browser takes it.
 *
 * A path of the shop is a file, a prerendered page (`/catalogue` is `catalogue.html`), or an address that only the browser
 * can resolve, listed in `site.json` (`/commande-confirmee/…`); anything else is the not-found page with status 404. What looks
 * like a product and is none has that status too, and the browser leads on to the catalogue. The same holds for the admin, where
 * `/admin/commandes/{id}` is `commandes/id.html`.
 */
export function createSite({ shop = at('apps/shop/dist'), admin = at('apps/admin/dist') } = {}): RequestListener {
  const client = path.join(shop, 'client');
  const shell = readPage(path.join(client, 'app.html'));
  const notFound = readPage(path.join(client, '404.html'));
  const unknown = readPage(path.join(client, 'unknown.html'));
  const { shells }: { shells: Shells } = JSON.parse(readFileSync(path.join(shop, 'site.json'), 'utf8'));

  const shopHeaders = readHeaders(client);
  const adminHeaders = readHeaders(admin);

  const serveShop = sirv(client, {
    ...files(shopHeaders),
    extensions: ['html'],
    onNoMatch: (request, response) => {
      setAll(response, shopHeaders.pages);
      const [address = ''] = (request.url ?? '').split('?');
      const begins = (prefix: string): boolean => address.startsWith(prefix);
      if (shells.prefixes.some(begins) || shells.addresses.includes(address)) answerPage(request, response, 200, shell);
      else if (shells.unknown.some(begins)) answerPage(request, response, 404, unknown);
      else answerPage(request, response, 404, notFound);
    },
  });
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
