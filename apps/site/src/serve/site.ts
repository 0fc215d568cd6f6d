import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { apiUrl } from '../build/build.ts';
import type { SecurityHeaders } from '../build/securityHeaders.ts';
import { builtShop } from '../pages/shopPages.ts';
import type { SiteFile } from '../publish/publisher.ts';
import { at } from '../root.ts';

const day = 86_400;

/**
 * Serves the built shop, and the built admin at /admin, on one origin, compressed as the browser accepts it.
 *
 * A path of the shop is a file, a prerendered page (`/catalogue` is `catalogue.html`, `/catalogue?category=A` is
 * `catalogue/category=A.html`, or the former where there is no such file), or an address that only the browser
 * can resolve, listed in `site.json` (`/commande-confirmee/…`); anything else is the not-found page with status 404.
 * The address of an unknown product has that status too, and the browser leads on to the catalogue. A product that is
 * no longer published answers 410, an earlier slug redirects to the product's page, and an address of a former shop to where
 * the owner says; the publisher lists them. The
 * same holds for the admin, where `/admin/commandes/{id}` is `commandes/id.html`.
 */
export function createSite({
  shop = at('apps/shop/dist'),
  admin = at('apps/admin/dist'),
  api = apiUrl(),
} = {}): RequestListener {
  const { client, site } = builtShop(shop);
  const page = (name: string): string => path.join(client, `${name}.html`);
  const addresses = fresh(site, readAddresses);

  const shopHeaders = readHeaders(client);
  const adminHeaders = readHeaders(admin);

  const serveFiles = sirv(client, {
    ...files(shopHeaders),
    // The publisher replaces and adds pages, so the files at the start are no guide.
    dev: true,
    extensions: ['html'],
    onNoMatch: (request, response) => {
      setAll(response, shopHeaders.pages);
      const { shells } = addresses();
      const address = addressOf(request);
      const begins = (prefix: string): boolean => address.startsWith(prefix);
      if (shells.prefixes.some(begins) || shells.addresses.has(address))
        answerFile(request, response, 200, page('app'));
      else if (shells.unknown.some(begins)) answerFile(request, response, 404, page('unknown'));
      else answerFile(request, response, 404, page('404'));
    },
  });
  const serveShop: RequestListener = (request, response) => {
    const { gone, moved, redirects } = addresses();
    const address = addressOf(request);
    const next = moved.get(address);
    const former = redirects.get(address);
    if (next !== undefined) {
      response.writeHead(301, { Location: next + (request.url ?? '').slice(address.length) }).end();
    } else if (former !== undefined) {
      const query = former.includes('?') ? '' : (request.url ?? '').slice(address.length);
      response.writeHead(308, { Location: former + query }).end();
    } else if (gone.has(address)) {
      setAll(response, shopHeaders.pages);
      answerFile(request, response, 410, page('unknown'));
    } else if (published.test(address)) {
      setAll(response, shopHeaders.pages);
      const [, category] = categoryQuery.exec(request.url ?? '') ?? [];
      if (category && answerFile(request, response, 200, page(`catalogue/${category}`))) return;
      const file = path.extname(address) ? path.join(client, address) : page(address === '/' ? 'index' : address);
      if (!answerFile(request, response, 200, file)) serveFiles(request, response);
    } else serveFiles(request, response);
  };
  const details = new Set(globSync('*/id.html', { cwd: admin }).map((file) => path.dirname(file)));
  const serveAdmin = sirv(admin, {
    ...files(adminHeaders),
    extensions: ['html'],
    onNoMatch: (request, response) => {
      setAll(response, adminHeaders.pages);
      const [, list = ''] = /^\/([\w-]+)\/[^/?]+(?=\?|$)/.exec(request.url ?? '') ?? [];
      if (details.has(list)) answerFile(request, response, 200, path.join(admin, list, 'id.html'));
      else answerFile(request, response, 404, path.join(admin, '404.html'));
    },
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    // The owner's pictures are the API's; a real server in front of both would pass the request on.
    if (url.startsWith('/api/pictures/')) {
      response.writeHead(307, { Location: api + url, 'Cache-Control': `public, max-age=${day}` }).end();
      return;
    }
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

/** The addresses that aren't files, for look-ups. */
function readAddresses(file: string) {
  const { shells, gone, moved, redirects }: SiteFile = JSON.parse(readFileSync(file, 'utf8'));
  return {
    shells: { ...shells, addresses: new Set(shells.addresses) },
    gone: new Set(gone),
    moved: new Map(Object.entries(moved)),
    redirects: new Map(Object.entries(redirects)),
  };
}

/** The parsed content of a file, read again when the file has been replaced. */
function fresh<Content>(file: string, read: (file: string) => Content): () => Content {
  let known: { ino: number; mtimeMs: number; content: Content } | undefined;
  return () => {
    const { ino, mtimeMs } = statSync(file);
    if (known?.ino !== ino || known.mtimeMs !== mtimeMs) known = { ino, mtimeMs, content: read(file) };
    return known.content;
  };
}

/** This server speaks plain HTTP: the additional headers for TLS are up to the server in front of it. */
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

/** Addresses whose files the publisher replaces while this server runs: pages, their data, and what crawlers read. */
const published = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$|^\/data\/[\w/-]+\.json$|^\/(?:sitemap\.xml|robots\.txt)$/;

/** A category of the catalogue as its links name it, before any other filter; no sign of it leads to another folder. */
const categoryQuery = /^\/catalogue\?(category=[\w%.!~*()-]+)(?:&|$)/;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain;charset=utf-8',
};

/** The compressed copies beside a file, the preferred one first, and the file itself. */
const copies = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;

/**
 * Answers with a published file, and returns whether there is such a file. The file is opened once and read
 * completely, so that the answer has one version even if the publisher replaces the file at that moment. (sirv asks for the
 * size first and opens the file afterwards.)
 */
function answerFile(request: IncomingMessage, response: ServerResponse, status: number, file: string): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, ending] = copies.find(([name]) => accepted.includes(name)) ?? ['identity', ''];
  const body = readIfThere(file + ending);
  if (body === undefined) return false;

  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(status, {
    'Content-Type': types[path.extname(file)],
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(body);
  return true;
}

const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.includes(String(error.code))) return undefined;
    throw error;
  }
}
