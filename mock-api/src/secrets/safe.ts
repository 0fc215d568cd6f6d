/** Secrets at rest: whoever reads the storage or a backup has them sealed only. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Safe {
  /** @param name of the secret, under which alone it can be opened: none can be put in the place of another. */
  seal(name: string, secret: string): string;
  /** Undefined where another key has sealed it, under another name, or it was changed since. */
  open(name: string, sealed: string): string | undefined;
}

/** In bytes. */
export const keySize = 32;
const nonceSize = 12;
const tagSize = 16;
const algorithm = 'aes-256-gcm';
const prefix = 'v1:';

/** Whether a text was sealed, with whatever key. */
export const isSealed = (text: string): boolean => text.startsWith(prefix);

/** @param key of `keySize` bytes. */
export function createSafe(key: Uint8Array): Safe {
  return {
    seal(name, secret) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagSize }).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
      if (!isSealed(sealed) || bytes.length < nonceSize + tagSize) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceSize), { authTagLength: tagSize })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
      const secret = decipher.update(bytes.subarray(nonceSize + tagSize), undefined, 'utf8');
      try {
        return secret + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
