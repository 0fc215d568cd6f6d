/** A passkey in software, which answers as a browser does. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@nuee/domain/live';

/** @param origin of the page that asks. */
export function createAuthenticator(origin = 'http://localhost:4173') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Whom it answers, that somebody was there, and how often it has signed. */
  const dataFor = (rpId: string, flags: number): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counted]);
  };

  return {
    id: credential.id,

    /** As if it were a copy of what it was earlier. */
    countBack() {
      counter = 0;
    },

    make({ challenge, rp }: { challenge: string; rp: { id: string } }): NewPasskeyAnswer {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an elliptic key for ES256 on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([dataFor(rp.id, 0x41), Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      // CBOR: `{fmt: "none", attStmt: {}, authData: …}`.
      const attestation = Buffer.concat([
        Buffer.of(0xa3, 0x63),
        Buffer.from('fmt'),
        Buffer.of(0x64),
        Buffer.from('none'),
        Buffer.of(0x67),
        Buffer.from('attStmt'),
        Buffer.of(0xa0, 0x68),
        Buffer.from('authData'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    sign({ challenge, rpId }: { challenge: string; rpId: string }): PasskeyAnswer {
      counter += 1;
      const [data, said] = [dataFor(rpId, 0x01), clientData('webauthn.get', challenge)];
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(said).digest()]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
