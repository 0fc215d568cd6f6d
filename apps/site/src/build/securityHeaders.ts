import { createHash } from 'node:crypto';
import { policyReportPath } from '@nuee/domain';

/**
 * The headers of the OWASP Secure Headers Project, for the pages of one app and all that belongs to them.
 *
 * `npm run build` writes them into the folder of each built app as `.headers.json`, in the shape of this interface: whatever
 * serves the build (`apps/site/src/serve/site.ts`, a web server in front of it) sends `always` with every answer, also
 * `pages` except with the files below /assets/ and /images/, and `overTls` over TLS.
 */
export interface SecurityHeaders {
  always: Readonly<Record<string, string>>;
  /** The policy: browsers apply it only to pages, and with every other file it would waste 1 kB. */
  pages: Readonly<Record<string, string>>;
  overTls: Readonly<Record<string, string>>;
}

interface SecurityOptions {
  paymentPages?: readonly string[];
  inMails?: boolean;
}

/**
 * @param pages The HTML of every page of the app.
 * @param apiUrl Where its calls go.
 * @param paymentPages Origins of the pages that an order may be paid on.
 * @param inMails Whether its pictures stand in mails, which webmail shows on its own pages.
 */
export function securityHeaders(
  pages: Iterable<string>,
  apiUrl: string,
  { paymentPages = [], inMails = false }: SecurityOptions = {},
): SecurityHeaders {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const text of inlineScripts(html)) scripts.add(hashSource(text));
    for (const text of inlineStyles(html)) styles.add(hashSource(text));
  }
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Prerendered parts have a few inline styles. The policy doesn't apply to those that a script sets.
    'style-src-attr': ["'unsafe-inline'"],
    // The owner's pictures are the API's. A chosen file is shown before it is uploaded, and a ticket's photographs come with a token.
    'img-src': ["'self'", new URL(apiUrl).origin, 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(apiUrl).origin],
    'manifest-src': ["'self'"],
    // The withdrawal is a form that goes to the API, also without a script; a payment by card one that goes to the page of its provider.
    'form-action': ["'self'", new URL(apiUrl).origin, ...paymentPages],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Fewer browsers support the newer `report-to`, and none over plain HTTP.
    'report-uri': [new URL(policyReportPath, apiUrl).href],
  };
  return {
    pages: {
      'Content-Security-Policy': Object.entries(policy)
        .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
        .join('; '),
    },
    always: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': inMails ? 'cross-origin' : 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    overTls: { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' },
  };
}

/** The scripts of a page that the policy applies to: the inline ones, without data such as JSON-LD. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);

export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** The hash by which a policy allows an inline script or style. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
