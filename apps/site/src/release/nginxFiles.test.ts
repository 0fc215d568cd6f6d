import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../root.ts';
import { nginxFiles } from './nginxFiles.ts';

const input = {
  listen: '8080',
  api: ['127.0.0.1:5000', '127.0.0.1:5001'],
  site: {
    shells: { prefixes: ['/commande-confirmee/'], addresses: ['/produit/3'], unknown: ['/produit/'] },
    gone: ['/produit/nougat'],
    moved: { '/produit/poire': '/produit/poire-d-hiver' },
    redirects: { '/mangue.html': '/produit/mangue', '/fruits/': '/catalogue?category=Fruit%C3%A9s' },
  },
  shopHeaders: {
    always: { 'X-Content-Type-Options': 'nosniff' },
    pages: { 'Content-Security-Policy': "default-src 'self'" },
    overTls: { 'Strict-Transport-Security': 'max-age=60' },
  },
  adminHeaders: { always: {}, pages: { 'Content-Security-Policy': "default-src 'none'" }, overTls: {} },
};

describe('the files beside nginx.conf', () => {
  it('name each process of the API', () => {
    expect(nginxFiles(input)['api.conf']).toBe(
      'server 127.0.0.1:5000 max_fails=1 fail_timeout=10s;\nserver 127.0.0.1:5001 max_fails=1 fail_timeout=10s;\n',
    );
  });

  it('trust an edge about its visitors’ addresses, and nobody else', () => {
    expect(nginxFiles({ ...input, edges: ['192.0.2.0/24', '2001:db8::/32'] })['real-ip.conf']).toBe(
      'set_real_ip_from 192.0.2.0/24;\nset_real_ip_from 2001:db8::/32;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n',
    );
    expect(nginxFiles(input)['real-ip.conf']).toBe('');
  });

  it('are all that nginx.conf includes', () => {
    const included = [...readFileSync(at('deploy/nginx.conf'), 'utf8').matchAll(/^\s*include (\S+);/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(included)].sort()).toEqual(Object.keys(nginxFiles(input)).sort());
  });

  it('send each header with every answer, refusals included', () => {
    expect(nginxFiles(input)['shop-headers.conf']).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  it('send the policy of an app with its pages, and not with their files', () => {
    const files = nginxFiles(input);
    expect(files['policies.conf']).toBe(
      [
        ['shop', 'self'],
        ['admin', 'none'],
      ]
        .map(
          ([app, source]) =>
            `map $uri $${app}_content_security_policy {\n  ~/assets/ "";\n  ~^/images/ "";\n  default "default-src '${source}'";\n}\n`,
        )
        .join(''),
    );
    for (const app of ['shop', 'admin'])
      expect(files[`${app}-headers.conf`]).toContain(
        `add_header Content-Security-Policy $${app}_content_security_policy always;`,
      );
  });

  it('redirect from port 80 where TLS is asked for, and nowhere else', () => {
    const redirectOf = (listen: string) => nginxFiles({ ...input, listen })['redirect.conf'];
    expect(redirectOf('443 ssl')).toBe('server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}\n');
    expect(redirectOf('192.0.2.1:443 ssl')).toContain('listen 192.0.2.1:80;');
    expect(redirectOf('8080')).toBe('');
  });

  it('send what belongs to TLS over TLS only', () => {
    const files = nginxFiles(input);
    expect(files['tls.conf']).toBe('map $https $strict_transport_security {\n  on "max-age=60";\n  default "";\n}\n');
    expect(files['shop-headers.conf']).toContain(
      'add_header Strict-Transport-Security $strict_transport_security always;',
    );
  });

  it('serve the app shell at addresses that the browser resolves', () => {
    const addresses = nginxFiles(input)['addresses.conf'];
    expect(addresses).toContain('location /commande-confirmee/ {\n  try_files $uri.html /app.html;');
    expect(addresses).toContain('location = /produit/3 {\n  try_files /app.html =404;');
    expect(addresses).toContain('location /produit/ {\n  error_page 404 /unknown.html;\n  try_files $uri.html =404;');
  });

  it('lead from an earlier address of a product to its own, and say when it is gone', () => {
    const addresses = nginxFiles(input)['addresses.conf'];
    expect(addresses).toContain('location = /produit/poire {\n  return 301 /produit/poire-d-hiver$is_args$args;');
    expect(addresses).toContain('location = /mangue.html {\n  return 308 /produit/mangue$is_args$args;');
    expect(addresses).toContain('location = /fruits/ {\n  return 308 /catalogue?category=Fruit%C3%A9s;');
    expect(addresses).toContain('location = /produit/nougat {\n  error_page 410 /unknown.html;\n  return 410;');
  });

  it.each([
    { listen: '8080; include /etc/passwd' },
    { api: ['127.0.0.1:5000;'] },
    { edges: ['0.0.0.0/0;'] },
    { site: { ...input.site, shells: { ...input.site.shells, prefixes: ['/a {'] } } },
    { site: { ...input.site, shells: { ...input.site.shells, addresses: ['/a;'] } } },
    { site: { ...input.site, shells: { ...input.site.shells, unknown: ['/a {'] } } },
    { site: { ...input.site, gone: ['/a;'] } },
    { site: { ...input.site, moved: { '/a': '/b;' } } },
    { site: { ...input.site, redirects: { '/a': '/b?c;d' } } },
    { site: { ...input.site, redirects: { '/a': '/b?c=$host' } } },
    { shopHeaders: { always: { 'X-Quote': '"' }, pages: {}, overTls: {} } },
    { adminHeaders: { always: {}, pages: { 'X-Variable': '$request_body' }, overTls: {} } },
  ])('refuse %o, which nginx would interpret differently', (part) => {
    expect(() => nginxFiles({ ...input, ...part })).toThrow("can't stand in");
  });
});
