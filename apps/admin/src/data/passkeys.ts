/** Passkeys, which the browser is asked for where the API asks for one in place of a code. */
import { ApiError, type Client } from '@nuee/api-client';
import { type PasskeyAnswer, PasskeyRequestSchema } from '@nuee/domain/live';
import * as v from 'valibot';

/** A refusal keeps the whole answer as its cause. */
const Asking = v.object({ data: v.object({ passkey: PasskeyRequestSchema }) });

const askedBy = (error: unknown) => {
  const asking = v.safeParse(Asking, error instanceof ApiError ? error.cause : undefined);
  return asking.success ? asking.output.data.passkey : undefined;
};

/** Whether a call was refused for the want of a passkey, or of a code. */
export const takesPasskey = (error: ApiError): boolean => askedBy(error) !== undefined;

/** Makes a call again with a passkey where it is refused for the want of one. Without a passkey the refusal stands. */
export async function withPasskey<Answer>(
  make: () => Promise<Answer>,
  again: (passkey: PasskeyAnswer) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    const asked = askedBy(error);
    if (asked === undefined) throw error;
    const passkey = await signedBy(asked);
    if (passkey === undefined) throw error;
    return again(passkey);
  }
}

/** Undefined where nobody has answered in time, or « Annuler » was pressed: the browser says so itself. */
async function signedBy(optionsJSON: v.InferOutput<typeof PasskeyRequestSchema>): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type: 'public-key', response };
  } catch (error) {
    console.warn('No passkey was given.', error);
    return undefined;
  }
}

/** The same client, which asks for a passkey wherever a call takes one. */
export function askingPasskeys(client: Client): Client {
  const withBody = (input: object | undefined, passkey: PasskeyAnswer) => ({
    ...input,
    body: { ...(input && 'body' in input ? (input.body as object) : {}), passkey },
  });
  return {
    ...client,
    call: (route, ...[input]) =>
      withPasskey(
        () => client.call(route, ...([input] as never)),
        (passkey) => client.call(route, ...([withBody(input, passkey)] as never)),
      ),
    send: (route, ...[input]) =>
      withPasskey(
        () => client.send(route, ...([input] as never)),
        (passkey) => client.send(route, ...([withBody(input, passkey)] as never)),
      ),
  };
}
