/**
 * The application: json-server's Express with the contract's ten calls and the public collections under /api, and one
 * answer for every failure, `{message}` in French.
 */
import type { RequestListener } from 'node:http';
import type { Product } from '@nuee/domain';
import helmet from 'helmet';
import jsonServer, { type Application, type ErrorHandler, type Handler } from 'json-server';
import { ApiError } from './apiError.ts';
import { cors } from './cors.ts';
import type { Endpoint, Services } from './endpoint.ts';
import { publicCollections } from './publicCollections.ts';
import { cartEndpoints } from './routes/cart.ts';
import { orderEndpoints } from './routes/orders.ts';
import { userEndpoints } from './routes/users.ts';

/** What anyone may read, and what prices are made from. */
export interface PublicData {
  readonly products: readonly Product[];
  readonly categories: readonly object[];
  readonly reviews: readonly object[];
}

export interface AppOptions extends Omit<Services, 'products'> {
  publicData: PublicData;
  /** Exact origins of the pages that may call, such as `http://localhost:4173`. */
  allowedOrigins?: readonly string[];
  /** Told every error that is not a refusal; it may carry technical details, never a body, a token or a password. */
  report?: (error: unknown) => void;
}

/** Builds the application, ready for `http.createServer`. It starts nothing and keeps nothing outside its storage. */
export function createApp({
  publicData,
  allowedOrigins = [],
  report = console.error,
  ...rest
}: AppOptions): RequestListener {
  const { products, categories, reviews } = publicData;
  const services: Services = { ...rest, products };

  const app = jsonServer.create();
  app.set('x-powered-by', false).set('etag', false).set('json spaces', 0).set('query parser', 'simple');
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
  );
  app.use(cors(allowedOrigins));
  app.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  mount(app, [...cartEndpoints(services), ...orderEndpoints(services), ...userEndpoints(services)]);
  app.use('/api', publicCollections({ products, categories, reviews }));
  app.use(notFound);
  app.use(answerError(report));
  return app;
}

function mount(app: Application, endpoints: readonly Endpoint[]): void {
  const allowed = new Map<string, string[]>();
  for (const { method, path, handler } of endpoints) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    allowed.set(pattern, [...(allowed.get(pattern) ?? []), method]);
    if (method === 'GET') app.get(pattern, handler);
    else if (method === 'POST') app.post(pattern, handler);
    else if (method === 'PUT') app.put(pattern, handler);
    else app.delete(pattern, handler);
  }
  for (const [pattern, methods] of allowed) app.all(pattern, notAllowed(methods));
}

function notAllowed(methods: readonly string[]): Handler {
  return (_req, res) => {
    res.setHeader('Allow', methods.join(', '));
    throw new ApiError(405, 'Cette adresse ne permet pas cette opération.');
  };
}

const notFound: Handler = () => {
  throw new ApiError(404, 'Cette adresse n’existe pas.');
};

function answerError(report: (error: unknown) => void): ErrorHandler {
  // Express knows an error handler by its four parameters.
  return (error, _req, res, _next) => {
    const { status, message } = refusal(error);
    if (status >= 500) report(error);
    // The customer left before the answer.
    if (res.headersSent || res.destroyed) return;
    if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
    res.status(status).json({ message });
  };
}

function refusal(error: unknown): { status: number; message: string } {
  if (error instanceof ApiError) return error;
  // Express itself refuses an address that can't be decoded.
  if (error instanceof URIError) return { status: 400, message: 'Cette adresse est illisible.' };
  return { status: 500, message: 'Une erreur interne est survenue. Veuillez réessayer plus tard.' };
}
