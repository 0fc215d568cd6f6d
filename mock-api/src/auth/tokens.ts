/** Session tokens: 256 random bits for the customer, of which the storage only ever sees the SHA-256. */
import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest under which a token is stored. A fast hash is enough: nobody guesses 256 random bits. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer …` header; `undefined` when there is none of a plausible shape. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]{1,256}=*)$/i.exec(authorization ?? '')?.[1];
}
