import type { AnswerOf, Route } from '@nuee/domain/contract';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import type { Client, Input } from './client.ts';

/** A call with what answers it. */
export interface Answered {
  readonly route: Route;
  readonly answer: (input: never) => unknown;
}

/** A file where the call answers one; nothing where it answers nothing. */
type Given<R extends Route> = R extends { readonly answer: object } ? AnswerOf<R> | Blob : Blob | undefined;

/** `answer` may throw an `ApiError`, as a server refuses a call. */
export function answered<R extends Route>(
  route: R,
  answer: (input: Input<R>) => Given<R> | Promise<Given<R>>,
): Answered {
  return { route, answer };
}

/**
 * A client whose calls are answered in the page, for the demonstration and for stories: nothing leaves it. Of two answers to a call
 * the later one counts; a call that none answers can't be reached.
 */
export function answering(all: readonly Answered[]): Client {
  const answers = new Map(all.map(({ route, answer }) => [route, answer]));
  const make = async (route: Route, input: object = {}): Promise<unknown> => {
    const answer = answers.get(route);
    if (!answer) throw new ApiError(`${route.method} ${route.path} could not be reached: nothing answers it.`);
    return answer(input as never);
  };
  return {
    call: async (route, ...[input]) => {
      const given = await make(route, input);
      return (route.answer && given !== undefined ? v.parse(route.answer, given) : undefined) as never;
    },
    send: async (route, ...[input]) => {
      await make(route, input);
    },
    file: async (route, ...[input]) => {
      const given = await make(route, input);
      return given instanceof Blob ? given : new Blob([String(given)]);
    },
    stream: async (route, ...[input]) => new Response(String((await make(route, input)) ?? '')),
  };
}
