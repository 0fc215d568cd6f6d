/**
 * The key of this machine, with which the secrets of the storage are sealed. It is a file beside the data that no backup holds, or the
 * variable `API_SECRETS_KEY`, for machines that share a database.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir, syncFile, syncFolder } from '../db/ownFiles.ts';
import { keySize } from './safe.ts';

export const keyFile = 'secrets.key';

interface KeyPlace {
  readonly dataDir: string;
  /** That of the variable. */
  readonly secretsKey?: Uint8Array | undefined;
}

/** A key as text. Undefined where it isn't one. */
export function parseKey(text: string): Uint8Array | undefined {
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === keySize ? key : undefined;
}

/** Undefined where there is none yet. Throws a sentence where the file holds something else. */
export function findKey({ dataDir, secretsKey }: KeyPlace): Uint8Array | undefined {
  if (secretsKey) return secretsKey;
  const file = path.join(dataDir, keyFile);
  const text = read(file);
  const key = text === undefined ? undefined : parseKey(text);
  if (text !== undefined && key === undefined) {
    throw new Error(`${file} holds no key: put the one back that was there, or move the file away for a new one.`);
  }
  return key;
}

/** The same; a new one is made where there is none. Of two processes that make one at once, both take that of the first. */
export async function keyOf(place: KeyPlace): Promise<Uint8Array> {
  const found = findKey(place);
  if (found) return found;
  makeDataDir(place.dataDir);
  const file = path.join(place.dataDir, keyFile);
  const part = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(part, `${randomBytes(keySize).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  try {
    await syncFile(part);
    linkSync(part, file);
    await syncFolder(place.dataDir);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(part);
  }
  return keyOf(place);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
