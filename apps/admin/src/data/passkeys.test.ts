import { ApiError, createClient } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askingPasskeys } from './passkeys.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
/** What the browser gives, and how it is sent. */
const given = {
  id: 'Y2xl',
  rawId: bytes('cle'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('sign') },
  getClientExtensionResults: () => ({}),
};
const answer = {
  id: 'Y2xl',
  rawId: 'Y2xl',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg' },
};

/** Stands for the browser, which asks a finger or a key. */
const ask = vi.fn();
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get: ask } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = {
  challenge: 'ZMOpZmk',
  rpId: 'flacons.example',
  allowCredentials: [{ id: 'Y2xl', type: 'public-key', transports: [] }],
  timeout: 300_000,
  userVerification: 'discouraged',
};
const refused = { message: 'Utilisez votre clé d’accès, ou indiquez un code.', field: 'code', passkey: request };

/** A server that wants a passkey, and what it was sent. */
function asking(refusal: object = refused) {
  const sent: unknown[] = [];
  const client = askingPasskeys(
    createClient({
      baseUrl: 'https://flacons.example',
      token: () => 'jeton',
      network: {
        fetch: async (input) => {
          const body = await new Request(input).json();
          sent.push(body);
          return 'passkey' in body
            ? Response.json({ recoveryCodes: ['ABCDEFGHJKLMNP2Q'] })
            : Response.json(refusal, { status: 422 });
        },
      },
    }),
  );
  return { renew: () => client.call(contract.renewRecoveryCodes, { body: { password: 'Un-Port' } }), sent };
}

test('a call that wants a passkey is made again with the one that the browser gives', async () => {
  ask.mockResolvedValueOnce(given);
  const { renew, sent } = asking();
  expect(await renew()).toEqual({ recoveryCodes: ['ABCDEFGHJKLMNP2Q'] });
  expect(ask).toHaveBeenCalledWith({
    publicKey: expect.objectContaining({ rpId: 'flacons.example' }),
    signal: expect.anything(),
  });
  expect(sent).toEqual([{ password: 'Un-Port' }, { password: 'Un-Port', passkey: answer }]);
});

test('without a passkey, and of a code that is wrong, the refusal stands', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  ask.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { renew, sent } = asking();
  await expect(renew()).rejects.toEqual(expect.objectContaining({ field: 'code', serverMessage: refused.message }));
  expect(sent).toHaveLength(1);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();

  const wrong = asking({ message: 'Ce code n’est pas le bon, ou il a déjà servi.', field: 'code' });
  await expect(wrong.renew()).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledOnce();
});
