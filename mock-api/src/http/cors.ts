/** Lets the shop's own pages, and no other site's, read the answers (exact allow-list, no credentials). */
import type { Handler } from 'json-server';

const methods = 'GET, POST, PUT, DELETE';
const requestHeaders =
  'Authorization, Content-Type, Idempotency-Key, Expected-Price, Expected-Items-Price, Expected-Total-Price, Last-Event-ID';
const readableHeaders = 'Retry-After, Idempotent-Replayed, X-Request-Id, Content-Disposition';
const preflightSeconds = 600;

/**
 * @param allowedOrigins exact origins, such as `http://localhost:4173`.
 */
export function cors(allowedOrigins: readonly string[]): Handler {
  const allowed = new Set(allowedOrigins);
  return (req, res, next) => {
    res.setHeader('Vary', 'Origin');
    const { origin } = req.headers;
    const known = origin !== undefined && allowed.has(origin);
    if (known) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Expose-Headers', readableHeaders);
    }
    if (req.method !== 'OPTIONS') return next();
    if (known) {
      res.setHeader('Access-Control-Allow-Methods', methods);
      res.setHeader('Access-Control-Allow-Headers', requestHeaders);
      res.setHeader('Access-Control-Max-Age', preflightSeconds);
    }
    res.status(204).end();
  };
}
