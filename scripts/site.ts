import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { at } from './root.ts';

const day = 86_400;

/**
 * Serves the built shop, and the built admin under /admin/, on one origin.
 *
 * A path of the shop is a file, a prerendered page (`/catalogue` is `catalogue.html`), or an address that only the browser
 * can resolve, listed in `site.json` (`/produit/…`); anything else is the not-found page with status 404.
 */
export function createSite({ shop = at('apps/shop/dist'), admin = at('apps/admin/dist') } = {}): RequestListener {
  const page = (name: string): string => readFileSync(path.join(shop, 'client', name), 'utf8');
  const shell = page('app.html');
  const notFound = page('404.html');
  const { shellPrefixes }: { shellPrefixes: string[] } = JSON.parse(readFileSync(path.join(shop, 'site.json'), 'utf8'));

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    const cache = pathname.startsWith('/assets/')
      ? `public, max-age=${365 * day}, immutable`
      : pathname.startsWith('/images/')
        ? `public, max-age=${day}`
        : 'no-cache';
    response.setHeader('Cache-Control', cache);
  };
  const answerPage = (response: ServerResponse, status: number, html: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }).end(html);
  };

  const serveShop = sirv(path.join(shop, 'client'), {
    etag: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: (request, response) => {
      const isShell = shellPrefixes.some((prefix) => request.url?.startsWith(prefix));
      if (isShell) answerPage(response, 200, shell);
      else answerPage(response, 404, notFound);
    },
  });
  const serveAdmin = sirv(admin, { etag: true, single: true, setHeaders });

  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/admin' || url.startsWith('/admin?')) {
      response.writeHead(308, { Location: url.replace('/admin', '/admin/') }).end();
    } else if (url.startsWith('/admin/')) {
      request.url = url.slice('/admin'.length);
      serveAdmin(request, response);
    } else {
      serveShop(request, response);
    }
  };
}
