import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../root.ts';

const conf = readFileSync(at('deploy/nginx.conf'), 'utf8');
/** What stands between the braces after this line. */
const blockOf = (line: string): string => conf.split(`${line} {\n`)[1]?.split(/^ {4,6}\}$/m)[0] ?? '';

/** The path of a request as nginx logs it: the first pattern of the map that matches. */
function logged(address: string): string {
  const lines = blockOf('map $request_uri $asked_path').matchAll(/^\s*"?~(.+?)"? "?(\$.+?)"?;$/gm);
  for (const [, pattern = '', value = ''] of lines) {
    const groups = new RegExp(pattern).exec(address)?.groups;
    if (groups) return value.replace(/\$([a-z]+)/, (_, name) => groups[name] ?? '');
  }
  return '';
}

it.each([
  ['/api/users/password-reset/s3cret-token', '/api/users/password-reset/{token}'],
  ['/api/newsletter/s3cret-token?x=1', '/api/newsletter/{token}'],
  ['/api//newsletter/s3cret/token', '/api//newsletter/{token}'],
  ['/api/users/password-reset', '/api/users/password-reset'],
  ['/catalogue?q=tabac', '/catalogue'],
])('nginx logs %s as %s', (address, path) => {
  expect(logged(address)).toBe(path);
});

it.each([
  ['category=Fruit%C3%A9s', '/catalogue/category=Fruit%C3%A9s.html'],
  ['category=Menthes&nouveautes=1', '/catalogue/category=Menthes.html'],
  ['category=..', '/catalogue/category=...html'],
  ['category=../../secret', '/catalogue.html'],
  ['nouveautes=1', '/catalogue.html'],
  ['', '/catalogue.html'],
])('nginx answers /catalogue?%s with %s first', (query, file) => {
  const [, pattern = '', named = '', other] =
    /"~(.+)" (\S+);\s+default (\S+);/.exec(blockOf('map $args $catalogue_page')) ?? [];
  const { category = '' } = new RegExp(pattern).exec(query)?.groups ?? {};
  expect(category ? named.replace('$category', category) : other).toBe(file);
});

it('nginx writes no path with a token into its log of errors', () => {
  expect(blockOf('location ~ ^/api/(users/password-reset|newsletter)/')).toContain('error_log stderr emerg;');
});

it('nginx passes nobody on to the poll of the publishers but this machine', () => {
  expect(blockOf('location = /api/publication')).toMatch(/if \(\$is_here = 0\) \{\s+return 404;/);
  expect(blockOf('geo $is_here')).toMatch(/^\s+127\.0\.0\.1 1;\s+::1 1;\s+default 0;\s+\}/);
});

it('nginx takes no TLS older than 1.2', () => {
  expect(conf).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

it('nginx refuses what it can’t read with a message of the shop', () => {
  expect(conf).toContain('error_page 400 414 494 /refused.json;');
  expect(blockOf('location = /refused.json')).toContain(`return 400 '{"message":"La requête est`);
});
