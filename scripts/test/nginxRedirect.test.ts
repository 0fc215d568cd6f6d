import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../common/root.ts';
import { hostileAddresses } from './nginxRedirect.ts';

const [, expression = ''] =
  /location ~ "?(\^[^\n]*?\$)"? \{\s*return 301 \/\$1/.exec(readFileSync(at('deploy/nginx.conf'), 'utf8')) ?? [];

/**
 * An address as nginx sees it: decoded, slashes merged. The `$` of its expressions also matches before a final line
 * break.
 */
const led = (address: string): string | undefined =>
  new RegExp(expression.replace(/\$$/, '\\n?$')).exec(decodeURIComponent(address).replaceAll(/\/{2,}/g, '/'))?.[1];

it.each(hostileAddresses)('is not redirected to another host by %s', (address) => {
  const target = led(address);
  if (target !== undefined)
    expect(new URL(`/${target}`, 'http://shop.example').href).toMatch(/^http:\/\/shop\.example\/[\w./-]+$/);
});

it.each([
  ['/catalogue/', 'catalogue'],
  ['/compte/commandes/', 'compte/commandes'],
  ['/admin/commandes/', 'admin/commandes'],
])('redirects %s to the address without the slash', (address, target) => {
  expect(led(address)).toBe(target);
});
