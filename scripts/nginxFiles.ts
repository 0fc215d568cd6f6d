import type { SecurityHeaders } from './securityHeaders.ts';

export interface NginxInput {
  /** What nginx's `listen` takes: a port, an address with a port, `443 ssl`. */
  listen: string;
  /** Host and port of each process of the API. */
  api: readonly string[];
  /** Addresses below these are resolved in the browser: they get the frame without a page. */
  shellPrefixes: readonly string[];
  shopHeaders: SecurityHeaders;
  adminHeaders: SecurityHeaders;
}

/** The files that deploy/nginx.conf includes, by name. Throws when a value would break out of its place in them. */
export function nginxFiles({
  listen,
  api,
  shellPrefixes,
  shopHeaders,
  adminHeaders,
}: NginxInput): Record<string, string> {
  return {
    'listen.conf': `listen ${plain(listen)};\n`,
    'api.conf': api.map((server) => `server ${plain(server)} max_fails=1 fail_timeout=10s;\n`).join(''),
    'addresses.conf': shellPrefixes
      .map((prefix) => `location ${plain(prefix)} {\n  try_files $uri.html /app.html;\n}\n`)
      .join(''),
    'tls.conf': Object.entries(shopHeaders.overTls)
      .map(([name, value]) => `map $https ${variable(name)} {\n  on ${quoted(value)};\n  default "";\n}\n`)
      .join(''),
    'shop-headers.conf': headerLines(shopHeaders),
    'admin-headers.conf': headerLines(adminHeaders),
  };
}

/** One `add_header` a line. What belongs to TLS is a variable of tls.conf: nginx sends no header without a value. */
const headerLines = ({ always, overTls }: SecurityHeaders): string =>
  [
    ...Object.entries(always).map(([name, value]) => [name, quoted(value)]),
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

function quoted(value: string): string {
  if (/["\\$\n\r]/.test(value)) throw new Error(`${JSON.stringify(value)} can't stand in a header of nginx.`);
  return `"${value}"`;
}
