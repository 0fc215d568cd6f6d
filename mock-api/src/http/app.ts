/**
 * The application: json-server's Express with the contract's ten calls and the public collections under /api, and one
 * answer for every failure, `{message}` in French.
 */
import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { policyReportPath } from '@nuee/domain';
import compression from 'compression';
import helmet from 'helmet';
import jsonServer, { type Application, type ErrorHandler, type Handler } from 'json-server';
import { networkOf, type RateLimiter } from '../auth/rateLimits.ts';
import { type Storage, StorageFailure } from '../db/storage.ts';
import { ApiError } from './apiError.ts';
import { createCatalogue } from './catalogue.ts';
import { cors } from './cors.ts';
import { mountDocs } from './docs.ts';
import type { Endpoint, Services } from './endpoint.ts';
import { policyReports } from './policyReports.ts';
import { publicCollections } from './publicCollections.ts';
import type { LogEntry } from './requestLog.ts';
import { accountEndpoints } from './routes/account.ts';
import { accountingEndpoints } from './routes/accounting.ts';
import { cardEndpoints } from './routes/cards.ts';
import { cartEndpoints } from './routes/cart.ts';
import { csvEndpoints } from './routes/csv.ts';
import { customerEndpoints } from './routes/customers.ts';
import { eventsEndpoint } from './routes/events.ts';
import { invoiceEndpoints } from './routes/invoices.ts';
import { legalTextEndpoints } from './routes/legalTexts.ts';
import { mailEndpoints } from './routes/mails.ts';
import { newsletterEndpoints } from './routes/newsletter.ts';
import { orderEndpoints } from './routes/orders.ts';
import { ownerEndpoints } from './routes/owner.ts';
import { ownerOrderEndpoints } from './routes/ownerOrders.ts';
import { pageEndpoints } from './routes/pages.ts';
import { paymentEndpoints } from './routes/payments.ts';
import { pictureEndpoints } from './routes/pictures.ts';
import { productEndpoints } from './routes/products.ts';
import { publicationEndpoint } from './routes/publication.ts';
import { relayPointEndpoints } from './routes/relayPoints.ts';
import { secondFactorEndpoints } from './routes/secondFactor.ts';
import { settingsEndpoints } from './routes/settings.ts';
import { supportEndpoints } from './routes/support.ts';
import { userEndpoints } from './routes/users.ts';
import { withdrawalEndpoints } from './routes/withdrawals.ts';
import { createWatch, type Watch } from './watch.ts';

export interface AppOptions extends Omit<Services, 'watch'> {
  /** The caller closes it. */
  watch?: Watch;
  /** The reviews that the demonstration shows; a shop in service has none yet. */
  reviews?: readonly object[];
  /** Exact origins of the pages that may call, such as `http://localhost:4173`. */
  allowedOrigins?: readonly string[];
  /** How many proxies stand in front: the client's address is read that many places from the end of `X-Forwarded-For`. */
  trustedProxies?: number;
  /** Whether the contract can be browsed at /api/docs. */
  docs?: boolean;
  /**
   * Called with every error that isn't a refusal. It may hold technical details, but never a body, a token or a
   * password.
   */
  report?: (error: unknown, requestId: string) => void;
  /** Called with every request that was answered. */
  log?: (entry: LogEntry) => void;
}

/** Builds the application, ready for `http.createServer`. It starts nothing and keeps nothing outside its storage. */
export function createApp({
  reviews = [],
  allowedOrigins = [],
  trustedProxies = 0,
  docs = false,
  report = (error, requestId) => console.error(`Request ${requestId} failed:`, error),
  log = () => {},
  watch,
  ...given
}: AppOptions): RequestListener {
  const services: Services = { ...given, watch: watch ?? createWatch(given.storage) };
  const app = jsonServer.create();
  app.set('x-powered-by', false).set('etag', false).set('json spaces', 0).set('query parser', 'simple');
  app.set('trust proxy', trustedProxies);
  app.use(logged(log, services.now, trustedProxies > 0));
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
  );
  app.use(cors(allowedOrigins));
  // For the lists of the back office: 50 orders are 50 kB, and 3 compressed. Events and files are sent as they come.
  app.use(compression({ threshold: longAnswer, filter: (_req, res) => isJson(res) && !res.locals.isKept }));
  app.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.get('/api/health', health(services.storage, services.now));
  app.use(limited(services.limiter));
  if (docs) mountDocs(app);
  app.post(policyReportPath, policyReports);
  const catalogue = createCatalogue(services, reviews);
  mount(app, [
    ...cartEndpoints(services),
    ...orderEndpoints(services),
    ...relayPointEndpoints(services),
    ...userEndpoints(services),
    ...ownerEndpoints(services),
    ...customerEndpoints(services),
    ...secondFactorEndpoints(services),
    ...ownerOrderEndpoints(services),
    ...csvEndpoints(services),
    ...accountingEndpoints(services),
    ...paymentEndpoints(services),
    ...invoiceEndpoints(services),
    ...productEndpoints(services),
    ...settingsEndpoints(services),
    ...cardEndpoints(services),
    ...legalTextEndpoints(services),
    ...pageEndpoints(services),
    ...accountEndpoints(services),
    ...supportEndpoints(services),
    ...withdrawalEndpoints(services),
    ...pictureEndpoints(services),
    publicationEndpoint(services, catalogue),
    eventsEndpoint(services),
    ...mailEndpoints(services),
    ...newsletterEndpoints(services),
  ]);
  app.use('/api', publicCollections(catalogue, services.storage));
  app.use(notFound);
  app.use(answerError(report));
  return app;
}

/** In bytes: shorter answers arrive in a few packets anyway. */
const longAnswer = 4_096;

const isJson = (res: Pick<ServerResponse, 'getHeader'>): boolean =>
  String(res.getHeader('Content-Type')).startsWith('application/json');

/** The id that a proxy gives a request, so that its log and ours can be joined. */
const givenId = /^[\w-]{8,64}$/;

/** Gives the request an id, or keeps that of a trusted proxy, and logs its outcome. */
function logged(log: (entry: LogEntry) => void, now: () => Date, isBehindProxy: boolean): Handler {
  return (req, res, next) => {
    // The client has disconnected: there is nothing to count, answer or log.
    if (req.ip === undefined) return void res.destroy();
    const start = performance.now();
    const given = req.headers['x-request-id'];
    const id = isBehindProxy && typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    res.locals.requestId = id;
    res.setHeader('X-Request-Id', id);
    res.once('close', () => {
      const { route = null, userId, account, payment, policyReport } = res.locals;
      log({
        time: now().toISOString(),
        id,
        method: req.method,
        route,
        status: res.writableFinished ? res.statusCode : null,
        ms: Math.round((performance.now() - start) * 10) / 10,
        ...(userId === undefined ? {} : { user: userId }),
        ...(account === undefined ? {} : { account }),
        ...(payment === undefined ? {} : { payment }),
        ...(policyReport === undefined ? {} : { policyReport }),
      });
    });
    next();
  };
}

function limited(limiter: RateLimiter): Handler {
  return (req, _res, next) => {
    limiter.request(networkOf(req.ip));
    next();
  };
}

const healthMilliseconds = 1_000;

/**
 * For monitoring: can the process write its data? It has no rate limit, since a refusal would look like a failure; within a second the
 * last answer is repeated.
 */
function health(storage: Storage, now: () => Date): Handler {
  let last: { readonly at: number; readonly written: Promise<void> } | undefined;
  return (_req, res, next) => {
    res.locals.route = '/api/health';
    const at = performance.now();
    if (!last || at - last.at >= healthMilliseconds) {
      last = { at, written: storage.tx(async (t) => t.put('facts', 'health', { since: now().toISOString() })) };
    }
    last.written.then(() => res.json({ status: 'ok' }), next);
  };
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

function answerError(report: (error: unknown, requestId: string) => void): ErrorHandler {
  // Express recognises an error handler by its four parameters.
  return (error, _req, res, _next) => {
    const { status, message, headers, details } = refusal(error);
    if (status === 500) report(error, res.locals.requestId ?? '');
    // The client disconnected before the answer.
    if (res.headersSent || res.destroyed) return;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
    res.status(status).json({ message, ...details });
  };
}

function refusal(error: unknown): Pick<ApiError, 'status' | 'message' | 'headers' | 'details'> {
  if (error instanceof ApiError) return error;
  // The storage has already reported it.
  if (error instanceof StorageFailure) {
    return new ApiError(503, 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.', {
      'Retry-After': '5',
    });
  }
  // Express itself refuses an address that can't be decoded.
  if (error instanceof URIError) return new ApiError(400, 'Cette adresse est illisible.');
  return new ApiError(500, 'Une erreur interne est survenue. Veuillez réessayer plus tard.');
}
