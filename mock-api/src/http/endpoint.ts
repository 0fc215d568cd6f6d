/**
 * How a call of the contract is answered: session → permission → body → work → answer. The session comes
 * first, so that a caller without one learns nothing about what a call expects.
 */

import { firstMessage } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { liveFieldNames, may } from '@nuee/domain/live';
import type { Handler, Request, Response } from 'json-server';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Passwords } from '../auth/passwords.ts';
import { networkOf, type RateLimiter } from '../auth/rateLimits.ts';
import { callerOf, sessionUser } from '../auth/sessions.ts';
import { bearerToken } from '../auth/tokens.ts';
import type { Reader, Storage, StoredUser } from '../db/storage.ts';
import type { GatewaySettings } from '../payments/vadsGateway.ts';
import type { RelayCarrier } from '../relayPoints/carrier.ts';
import type { Safe } from '../secrets/safe.ts';
import { ApiError } from './apiError.ts';
import { readJsonBody } from './jsonBody.ts';
import type { Watch } from './watch.ts';

/** The services of the calls. */
export interface Services {
  readonly storage: Storage;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly safe: Safe;
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
  /** Who takes cards as the variables say; what an owner has set, by default. */
  readonly gateway?: GatewaySettings | undefined;
  /** Who lists relay points for a shop in service; nobody by default. */
  readonly carrier?: RelayCarrier | undefined;
  /** In px, instead of those of the shop's pictures; smaller only in tests. */
  readonly pictureWidths?: readonly number[] | undefined;
  /** The log's name for the account with that e-mail; none by default. */
  readonly accountTag?: (email: string) => string | undefined;
}

/** A call of the contract with its handler. */
export interface Endpoint {
  readonly method: contract.Route['method'];
  readonly path: string;
  readonly handler: Handler;
}

/** What every handler is given. */
export interface Call {
  readonly query: Request['query'];
  readonly now: Date;
  readonly network: string;
  readonly req: Request;
  readonly res: Response;
  /** Answers with a status other than that of the contract. */
  setStatus(status: number): void;
}

/** What the handler of a call with a session is given. */
export interface SessionCall extends Call {
  readonly user: StoredUser;
  readonly token: string;
  /** The account as this transaction finds it. Throws an ApiError 401 when it was erased or its session has ended since. */
  current(t: Reader): Promise<StoredUser>;
}

/** What was sent with a call. */
interface Sent<R extends contract.Route> {
  /** Valid, and without any field that the contract doesn't name. */
  readonly body: contract.BodyOf<R>;
  /** The values in the path, by their names. */
  readonly params: contract.PathOf<R>;
}

/** Who makes a change, and when. */
export const actorOf = ({ user, now }: Pick<SessionCall, 'user' | 'now'>) => ({ who: user.email, now });

/** The calls with a rate limit for each customer. */
const limitedPaths: ReadonlySet<string> = new Set([contract.createOrder.path, contract.payOrder.path]);

type CallOf<R extends contract.Route> = (R['access'] extends 'anyone' ? Call : SessionCall) & Sent<R>;

/** Answers a call of the contract. `work` opens its own transactions. */
export function serve<R extends contract.Route>(
  services: Services,
  route: R,
  work: (call: CallOf<R>) => Promise<contract.GivenAnswerOf<R> | undefined>,
): Endpoint {
  const { method, path } = route;
  return {
    method,
    path,
    handler(req, res, next) {
      res.locals.route = path;
      let status: number = route.status;
      const answer = async () => {
        const now = services.now();
        const session = await admitted(services, route, req, res, now);
        const body = route.body && (await validBody(req, route.body, route.largest));
        const { params, query } = req;
        const setStatus = (other: number): void => {
          status = other;
        };
        const call = { ...session, body, params, query, now, network: networkOf(req.ip), req, res, setStatus };
        // What the route says of its call is checked above; the types can't follow it through `R`.
        return work(call as unknown as CallOf<R>);
      };
      answer().then((answered) => {
        // A file or a stream: the work itself has sent the headers.
        if (res.headersSent) res.end();
        else if (answered === undefined) res.status(status).end();
        else res.status(status).json(answered);
      }, next);
    },
  };
}

/** The session of the caller; undefined for a call that needs none. Throws an ApiError 401 or 403 when the call isn't allowed. */
async function admitted(
  services: Services,
  { access, path }: contract.Route,
  req: Request,
  res: Response,
  now: Date,
): Promise<Pick<SessionCall, 'user' | 'token' | 'current'> | undefined> {
  if (access === 'anyone') return undefined;
  const token = bearerToken(req.headers.authorization);
  const user = await callerOf(services, token, now);
  res.locals.userId = user.id;
  const { role = 'customer' } = user;
  const isAllowed = access === 'customer' || (access === 'office' ? role !== 'customer' : may(role, access));
  if (!isAllowed) throw new ApiError(403, 'Votre compte ne permet pas cette opération.');
  if (limitedPaths.has(path)) services.limiter.order(path, user.id);
  return { user, token: token ?? '', current: async (t) => sessionUser(t, token, now, services.demo) };
}

/** The body, parsed by the schema. Throws an ApiError that names the field. */
export async function validBody<B extends GenericSchema>(
  req: Request,
  schema: B,
  kilobytes?: number,
): Promise<InferOutput<B>> {
  const body = await readJsonBody(req, { ...(kilobytes !== undefined && { kilobytes }) });
  // An array would pass where every field may be missing.
  if (Array.isArray(body)) throw new ApiError(422, firstMessage([]));
  return valid(body, schema);
}

/** The input, parsed by the schema. Throws an ApiError that names the field. */
export function valid<B extends GenericSchema>(body: unknown, schema: B): InferOutput<B> {
  const result = safeParse(schema, body, { abortEarly: true });
  if (!result.success) {
    const field = result.issues[0].path?.map(({ key }) => String(key)).join('.');
    throw new ApiError(422, firstMessage(result.issues, liveFieldNames), {}, { field });
  }
  return result.output;
}
