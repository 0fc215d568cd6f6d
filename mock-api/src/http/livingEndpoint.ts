/**
 * How a call of the live shop is answered: session → permission → body → work → answer, by the table of
 * `@nuee/domain/live`.
 */
import { type LivingRoute, may } from '@nuee/domain/live';
import type { Request, Response } from 'json-server';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { networkOf } from '../auth/rateLimits.ts';
import { callerOf, sessionUser } from '../auth/sessions.ts';
import { bearerToken } from '../auth/tokens.ts';
import type { Reader, StoredUser } from '../db/storage.ts';
import { ApiError } from './apiError.ts';
import { type Endpoint, type Services, validBody } from './endpoint.ts';

export interface LivingCall<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Request['query'];
  readonly now: Date;
  readonly network: string;
  readonly req: Request;
  readonly res: Response;
  /** Answers with a status other than that of the table. */
  setStatus(status: number): void;
}

/** A call with a session. */
export interface SessionCall<Body> extends LivingCall<Body> {
  readonly user: StoredUser;
  readonly token: string;
  /** The account as this transaction finds it. Throws an ApiError 401 when it was erased or its session has ended since. */
  current(t: Reader): Promise<StoredUser>;
}

type BodyOf<R extends LivingRoute> = R extends { readonly body: infer B extends GenericSchema }
  ? InferOutput<B>
  : undefined;
type AnswerOf<R extends LivingRoute> = R extends { readonly response: infer A extends GenericSchema }
  ? InferInput<A> | undefined
  : undefined;

/** A call of a customer, or of the back office with the permission of its route. `work` opens its own transactions. */
export function sessionEndpoint<R extends LivingRoute>(
  services: Services,
  route: R,
  work: (call: SessionCall<BodyOf<R>>) => Promise<AnswerOf<R>>,
): Endpoint {
  return livingEndpoint(services, route, async (call) => {
    const { demo } = services;
    const token = bearerToken(call.req.headers.authorization);
    const user = await callerOf(services, token, call.now);
    call.res.locals.userId = user.id;
    const { permission } = route;
    const { role = 'customer' } = user;
    const isAllowed =
      permission === undefined || (permission === 'session' ? role !== 'customer' : may(role, permission));
    if (!isAllowed) throw new ApiError(403, 'Votre compte ne permet pas cette opération.');
    const current = async (t: Reader) => sessionUser(t, token, call.now, demo);
    return work({ ...call, user, token: token ?? '', current, body: await bodyOf(call.req, route) });
  });
}

/** A call that needs no session. */
export function openEndpoint<R extends LivingRoute>(
  services: Services,
  route: R,
  work: (call: LivingCall<BodyOf<R>>) => Promise<AnswerOf<R>>,
): Endpoint {
  return livingEndpoint(services, route, async (call) => work({ ...call, body: await bodyOf(call.req, route) }));
}

function livingEndpoint(
  { now }: Services,
  { method, path, status }: LivingRoute,
  answer: (call: LivingCall<undefined>) => Promise<unknown>,
): Endpoint {
  return {
    method,
    path,
    handler(req, res, next) {
      res.locals.route = path;
      const { params, query } = req;
      let code: number = status;
      const setStatus = (other: number) => {
        code = other;
      };
      const call = { body: undefined, params, query, now: now(), network: networkOf(req.ip), req, res, setStatus };
      answer(call).then((body) => {
        // A file or a stream: the work itself has sent the headers.
        if (res.headersSent) res.end();
        else if (body === undefined) res.status(code).end();
        else res.status(code).json(body);
      }, next);
    },
  };
}

/** The table says which schema checks the body; the types can't follow it through `R`. */
async function bodyOf<R extends LivingRoute>(req: Request, route: R): Promise<BodyOf<R>> {
  return (route.body === undefined ? undefined : await validBody(req, route.body)) as BodyOf<R>;
}
