import { expect, it } from 'vitest';
import { hashSource, securityHeaders } from './securityHeaders.ts';

const api = 'https://api.maison-nuee.example/v1';
const policyOf = (...pages: string[]): string => securityHeaders(pages, api).pages['Content-Security-Policy'] ?? '';

it('names each inline script and style of any page by its hash, once', () => {
  const policy = policyOf(
    '<style>a{}</style><script>start()</script>',
    '<script type="module">late()</script><script data-of="x">start()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashSource('start()')} ${hashSource('late()')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
});

it('lets no other inline script run', () => {
  const policy = policyOf('<script>start()</script>');
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toMatch(/^default-src 'none';/);
});

it('lists no hashes of external scripts and data', () => {
  const policy = policyOf('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>');
  expect(policy).toContain("script-src 'self';");
});

it('allows calls and forms to the API and nowhere else', () => {
  expect(policyOf()).toContain("connect-src 'self' https://api.maison-nuee.example;");
  expect(policyOf()).toContain("form-action 'self' https://api.maison-nuee.example;");
});

it('lets browsers report violations to the API', () => {
  expect(policyOf()).toContain('report-uri https://api.maison-nuee.example/api/policy-reports');
});

it('is framed, typed, embedded and asked for devices by nobody, whatever the page', () => {
  const { always, overTls } = securityHeaders([], api);
  expect(always).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(overTls).toEqual({ 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' });
});

it('lets webmail show the pictures that stand in mails', () => {
  const { always } = securityHeaders([], api, { inMails: true });
  expect(always['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

it('computes the hash of the standard’s example', () => {
  // CSP Level 2, section 7.17.2.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('shows the pictures of the shop and of the API, chosen files and photographs of tickets', () => {
  expect(policyOf()).toContain("img-src 'self' https://api.maison-nuee.example blob:;");
});

it('lets a form go to the pages that an order may be paid on', () => {
  const { pages } = securityHeaders([], api, { paymentPages: ['https://gateway.example'] });
  expect(pages['Content-Security-Policy']).toContain(
    "form-action 'self' https://api.maison-nuee.example https://gateway.example;",
  );
});
