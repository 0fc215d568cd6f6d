import { ApiError } from '@nuee/api-client/apiError';
import type { Refuse } from '@nuee/domain';
import { useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import type { Toasts } from '../state/toasts.ts';
import { type Source, useSource } from './source.ts';

/** Whatever a change of the shop may concern is read again where it is on screen, by the first words of its keys. */
export type Changed = readonly string[];

export interface Commands extends Source {
  readonly toasts: Toasts;
  /**
   * Runs a command and reports its outcome in a toast; what changed is read again. Resolves to whether it succeeded.
   *
   * @param refuse marks the field of the form that the API refused.
   */
  run(changed: Changed, command: () => Promise<unknown>, success?: string, refuse?: Refuse): Promise<boolean>;
  /** The same; resolves to what the command answers, to `undefined` where it failed. */
  ask<Answer>(
    changed: Changed,
    command: () => Promise<Answer>,
    success?: string,
    refuse?: Refuse,
  ): Promise<Answer | undefined>;
}

/** What the commands of a resource are made of. */
export function useCommands<Made>(make: (commands: Commands) => Made): Made {
  const { toasts } = useAdmin();
  const source = useSource();
  return useMemo(() => make(createCommands(source, toasts)), [make, source, toasts]);
}

export function createCommands(source: Source, toasts: Toasts): Commands {
  const ask: Commands['ask'] = async (changed, command, success, refuse) => {
    try {
      const answer = await command();
      if (success !== undefined) toasts.success(success);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.error(sentenceOf(error));
      if (error.field !== undefined) refuse?.(error.field, sentenceOf(error));
      return undefined;
    } finally {
      readAgain(source, changed);
    }
  };
  const run: Commands['run'] = async (changed, command, ...told) => {
    const done = async () => {
      await command();
      return true;
    };
    return (await ask(changed, done, ...told)) ?? false;
  };
  return { ...source, toasts, ask, run };
}

export function readAgain({ queries }: Source, changed: Changed): void {
  for (const name of changed) void queries.invalidateQueries({ queryKey: [name] });
}

/** The message about a failed command. */
export function sentenceOf({ status, serverMessage }: ApiError): string {
  if (status === 401) return 'Votre session a expiré. Reconnectez-vous\u00a0: ce que vous avez saisi reste ici.';
  if (status === undefined)
    return 'Le serveur ne répond pas. Rien n’a été enregistré\u00a0: réessayez dans un instant.';
  return serverMessage ?? 'L’enregistrement a échoué. Réessayez dans un instant.';
}
