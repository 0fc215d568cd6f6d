import type { SecurityHeaders } from '../build/securityHeaders.ts';
import type { SiteFile } from '../publish/publisher.ts';

export interface NginxInput {
  /** What nginx's `listen` takes: a port, an address with a port, `443 ssl`. */
  listen: string;
  /** Host and port of each process of the API. */
  api: readonly string[];
  /** Networks of the edge in front, such as `192.0.2.0/24`, which is trusted about the visitors' addresses. */
  edges?: readonly string[];
  site: SiteFile;
  shopHeaders: SecurityHeaders;
  adminHeaders: SecurityHeaders;
}

/** The files that deploy/nginx.conf includes, by name. @throws when a value could escape from its place in them. */
export function nginxFiles({
  listen,
  api,
  edges = [],
  site,
  shopHeaders,
  adminHeaders,
}: NginxInput): Record<string, string> {
  return {
    'listen.conf': `listen ${plain(listen)};\n`,
    'redirect.conf': redirectToTls(listen),
    'api.conf': api.map((server) => `server ${plain(server)} max_fails=1 fail_timeout=10s;\n`).join(''),
    'real-ip.conf':
      edges.length === 0
        ? ''
        : // Read from the end: the first address that doesn't belong to an edge is the visitor's, whatever precedes it.
          `${edges.map((network) => `set_real_ip_from ${plain(network)};\n`).join('')}real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n`,
    'addresses.conf': addressLocations(site),
    'tls.conf': Object.entries(shopHeaders.overTls)
      .map(([name, value]) => `map $https ${variable(name)} {\n  on ${quoted(value)};\n  default "";\n}\n`)
      .join(''),
    'policies.conf': policyMap('shop', shopHeaders) + policyMap('admin', adminHeaders),
    'shop-headers.conf': headerLines('shop', shopHeaders),
    'admin-headers.conf': headerLines('admin', adminHeaders),
  };
}

/**
 * The addresses of the shop that aren't files: those that only the browser can resolve, those that have moved, those
 * that are gone.
 */
export function addressLocations({ shells, gone, moved, redirects }: SiteFile): string {
  return [
    ...shells.prefixes.map((prefix) => `location ${plain(prefix)} {\n  try_files $uri.html /app.html;\n}\n`),
    ...shells.addresses.map((address) => `location = ${plain(address)} {\n  try_files /app.html =404;\n}\n`),
    ...shells.unknown.map(
      (prefix) => `location ${plain(prefix)} {\n  error_page 404 /unknown.html;\n  try_files $uri.html =404;\n}\n`,
    ),
    ...Object.entries(moved).map(
      ([from, to]) => `location = ${plain(from)} {\n  return 301 ${plain(to)}$is_args$args;\n}\n`,
    ),
    ...Object.entries(redirects).map(([from, to]) => {
      const query = to.includes('?') ? '' : '$is_args$args';
      return `location = ${plain(from)} {\n  return 308 ${plainWithQuery(to)}${query};\n}\n`;
    }),
    ...gone.map((address) => `location = ${plain(address)} {\n  error_page 410 /unknown.html;\n  return 410;\n}\n`),
  ].join('');
}

/** A visitor who types the address without `https` asks at port 80. */
function redirectToTls(listen: string): string {
  const [tls, host = ''] = /^(.*:)?443 .*\bssl\b/.exec(listen) ?? [];
  return tls === undefined
    ? ''
    : `server {\n  listen ${plain(`${host}80`)};\n  return 301 https://$host$request_uri;\n}\n`;
}

type App = 'shop' | 'admin';

/** The headers of pages, as variables that are empty for a page's files. */
const policyMap = (app: App, { pages }: SecurityHeaders): string =>
  Object.entries(pages)
    .map(([name, value]) => {
      const files = '  ~/assets/ "";\n  ~^/images/ "";\n';
      return `map $uri ${variable(`${app}-${name}`)} {\n${files}  default ${quoted(value)};\n}\n`;
    })
    .join('');

/**
 * One `add_header` per line. Headers of pages or of TLS are variables, because nginx sends no header without a value.
 */
const headerLines = (app: App, { always, pages, overTls }: SecurityHeaders): string =>
  [
    ...Object.entries(always).map(([name, value]) => [name, quoted(value)]),
    ...Object.keys(pages).map((name) => [name, variable(`${app}-${name}`)]),
    ...Object.keys(overTls).map((name) => [name, variable(name)]),
    ['Cache-Control', '$cache_control'],
  ]
    .map(([name = '', value]) => `add_header ${plain(name)} ${value} always;\n`)
    .join('');

const variable = (header: string): string => `$${plain(header).toLowerCase().replaceAll('-', '_')}`;

function plain(value: string): string {
  if (/^[\w./:[\]@ -]+$/.test(value)) return value;
  throw new Error(`${JSON.stringify(value)} can't stand in an nginx configuration: letters, digits and . / : - only.`);
}

/** A `$` would begin a variable, and a `;` end the line. */
function plainWithQuery(value: string): string {
  const [path = '', query = ''] = value.split('?');
  if (!/^[\w.%=&+-]*$/.test(query)) throw new Error(`${JSON.stringify(value)} can't stand in an nginx configuration.`);
  return plain(path) + value.slice(path.length);
}

function quoted(value: string): string {
  if (/["\\$\n\r]/.test(value)) throw new Error(`${JSON.stringify(value)} can't stand in a header of nginx.`);
  return `"${value}"`;
}
