/**
 * How a call of the contract is answered: authorise → validate → work in one transaction → answer. The session comes
 * first, so that a caller without one learns nothing about what a call expects.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type ApiRoute, apiRoutes, firstMessage } from '@nuee/domain';
import { liveFieldNames } from '@nuee/domain/live';
import type { Handler, Request, Response } from 'json-server';
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';
import type { Passwords } from '../auth/passwords.ts';
import { networkOf, type RateLimiter } from '../auth/rateLimits.ts';
import { callerOf, sessionUser } from '../auth/sessions.ts';
import { bearerToken } from '../auth/tokens.ts';
import type { Reader, Storage, StoredUser, Transaction } from '../db/storage.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { ApiError } from './apiError.ts';
import { readJsonBody } from './jsonBody.ts';
import type { Watch } from './watch.ts';

/** The services of the calls. */
export interface Services {
  readonly storage: Storage;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly now: () => Date;
  readonly watch: Watch;
  /** Folder of the files beside the data. */
  readonly dataDir: string;
  /** Whether the demo customer can be used; by default she can. */
  readonly demo?: boolean;
  /** Public address of the shop, without a slash at the end; `npm start`'s by default. */
  readonly shopUrl?: string;
  /** Whether mails go to a server; by default they are only files. */
  readonly sendsMail?: boolean;
  /** Who takes cards for a shop in service; nobody by default. */
  readonly provider?: PaymentProvider | undefined;
  /** In px, instead of those of the shop's pictures; smaller only in tests. */
  readonly pictureWidths?: readonly number[] | undefined;
  /** The log's name for the account with that e-mail; none by default. */
  readonly accountTag?: (email: string) => string | undefined;
}

/** A call of the contract with its handler. */
export interface Endpoint {
  readonly method: ApiRoute['method'];
  readonly path: string;
  readonly handler: Handler;
}

/** The context of a logged-in customer's call that changes nothing. */
export interface CustomerReading<Body = undefined> {
  readonly t: Reader;
  readonly user: StoredUser;
  /** Valid, and without any field that the contract doesn't name. */
  readonly body: Body;
  /** The order's id, in the calls that have one; otherwise empty. */
  readonly id: string;
  readonly now: Date;
  readonly headers: IncomingHttpHeaders;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
}

/** The context of one that changes something, inside its transaction. */
export interface CustomerCall<Body> extends CustomerReading<Body> {
  readonly t: Transaction;
}

/** The calls with a rate limit for each customer. */
const limitedPaths: ReadonlySet<string> = new Set([apiRoutes.createOrder.path, apiRoutes.payOrder.path]);

type RouteOf<A extends GenericSchema> = ApiRoute & { readonly response: A };
type RouteWithBody<B extends GenericSchema, A extends GenericSchema> = RouteOf<A> & { readonly body: B };

/** A customer's call that sends nothing and changes nothing. */
export function customerReads<A extends GenericSchema>(
  services: Services,
  route: RouteOf<A>,
  work: (call: CustomerReading) => Promise<InferInput<A>>,
): Endpoint {
  return customerEndpoint(
    services,
    route,
    async () => undefined,
    (call) => services.storage.read(async (t) => work(await call(t))),
  );
}

/** A customer's call that sends nothing and changes something. */
export function customerActs<A extends GenericSchema>(
  services: Services,
  route: RouteOf<A>,
  work: (call: CustomerCall<undefined>) => Promise<InferInput<A>>,
): Endpoint {
  return customerEndpoint(
    services,
    route,
    async () => undefined,
    (call) => services.storage.tx(async (t) => work({ ...(await call(t)), t })),
  );
}

/** A customer's call with a body. */
export function customerSends<B extends GenericSchema, A extends GenericSchema>(
  services: Services,
  route: RouteWithBody<B, A>,
  work: (call: CustomerCall<InferOutput<B>>) => Promise<InferInput<A>>,
): Endpoint {
  return customerEndpoint(
    services,
    route,
    (req) => validBody(req, route.body),
    (call) => services.storage.tx(async (t) => work({ ...(await call(t)), t })),
  );
}

/** A call with a body that needs no session; `work` opens its own transactions. */
export function anyoneSends<B extends GenericSchema, A extends GenericSchema>(
  services: Services,
  route: RouteWithBody<B, A>,
  work: (
    body: InferOutput<B>,
    from: { network: string; now: Date; userAgent: string | undefined },
  ) => Promise<InferInput<A>>,
): Endpoint {
  return endpoint(route, async (req, res) => {
    const body = await validBody(req, route.body);
    if (typeof body === 'object' && body !== null && 'email' in body) {
      const tag = services.accountTag?.(String(body.email));
      if (tag !== undefined) res.locals.account = tag;
    }
    const { 'user-agent': userAgent } = req.headers;
    return work(body, { network: networkOf(req.ip), now: services.now(), userAgent });
  });
}

/** The context of a customer's call beyond the ten of the contract; it is answered with 204. */
interface OwnCall {
  readonly req: Request;
  readonly user: StoredUser;
  readonly token: string | undefined;
  readonly at: Date;
}

/** Answers a customer's call with 204 once `work` has finished; it opens its own transactions. */
export function customerHandler(services: Services, path: string, work: (call: OwnCall) => Promise<void>): Handler {
  return (req, res, next) => {
    res.locals.route = path;
    const answer = async () => {
      const at = services.now();
      const token = bearerToken(req.headers.authorization);
      const user = await callerOf(services, token, at);
      res.locals.userId = user.id;
      await work({ req, user, token, at });
      res.status(204).end();
    };
    answer().catch(next);
  };
}

function customerEndpoint<Body, Answer>(
  services: Services,
  route: ApiRoute,
  readBody: (req: Request) => Promise<Body>,
  answer: (call: (t: Reader) => Promise<CustomerReading<Body>>) => Promise<Answer>,
): Endpoint {
  return endpoint(route, async (req, res) => {
    const at = services.now();
    const token = bearerToken(req.headers.authorization);
    const user = await callerOf(services, token, at);
    res.locals.userId = user.id;
    if (limitedPaths.has(route.path)) services.limiter.order(route.path, user.id);
    const body = await readBody(req);
    const setHeader = (name: string, value: string): void => void res.setHeader(name, value);
    const { headers } = req;
    return answer(async (t) => {
      // Again: the account may have been erased while the body arrived.
      const current = await sessionUser(t, token, at, services.demo);
      return { t, user: current, body, id: req.params.id ?? '', now: at, headers, setHeader };
    });
  });
}

function endpoint(
  { method, path, status }: ApiRoute,
  answer: (req: Request, res: Response) => Promise<unknown>,
): Endpoint {
  return {
    method,
    path,
    handler(req, res, next) {
      res.locals.route = path;
      answer(req, res).then((body) => res.status(status).json(body), next);
    },
  };
}

/** The body, parsed by the schema. Throws an ApiError that names the field. */
export async function validBody<B extends GenericSchema>(req: Request, schema: B): Promise<InferOutput<B>> {
  const body = await readJsonBody(req);
  // An array would pass where every field may be missing.
  if (Array.isArray(body)) throw new ApiError(422, firstMessage([]));
  return valid(body, schema);
}

/** The input, parsed by the schema. Throws an ApiError that names the field. */
export function valid<B extends GenericSchema>(body: unknown, schema: B): InferOutput<B> {
  const result = safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw new ApiError(422, firstMessage(result.issues, liveFieldNames));
  return result.output;
}
