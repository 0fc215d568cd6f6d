import * as contract from '@nuee/domain/contract';
import { type Answers, settle } from '@nuee/domain/fixtures';
import type { Answered } from './answering.ts';
import { ApiError } from './apiError.ts';

/** What a story declares about calls, by their names in the contract. */
export function declared(answers: Answers): Answered[] {
  const byName = new Map(Object.entries(answers));
  return Object.entries<contract.Route>(contract).flatMap(([name, route]) => {
    const answer = byName.get(name);
    if (!answer) return [];
    const give = async (): Promise<unknown> => {
      if (answer.kind === 'refused') {
        throw new ApiError(answer.message, {
          status: answer.status,
          serverMessage: answer.message,
          field: answer.field,
        });
      }
      if (answer.kind === 'unreachable') throw new ApiError(`${name} could not be reached.`);
      return settle<unknown>(answer);
    };
    return [{ route, answer: give }];
  });
}
