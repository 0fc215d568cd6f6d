/** Reads the JSON body of a request, within the limits that the contract needs. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from './apiError.ts';

/** In kB: an order with its notes is a tenth of this. A call that takes more says so in the contract. */
export const usualKilobytes = 32;
const maximumBytes = usualKilobytes * 1024;
const jsonType = 'application/json';

/**
 * The parsed body; `undefined` when the request has none.
 *
 * @param type What else than `application/json` it may be declared as.
 * @param kilobytes How large it may be.
 *
 * Throws an ApiError: 415 when it is not declared as JSON, 413 when it is too large, 400 when it can't be parsed.
 */
export async function readJsonBody(
  req: IncomingMessage,
  { type = jsonType, kilobytes = usualKilobytes } = {},
): Promise<unknown> {
  if (!hasBody(req)) return undefined;
  // This also keeps other sites' forms from writing here: a form can't send this type.
  if (!isOfType(req, [jsonType, type])) throw new ApiError(415, 'Le corps de la requête doit être au format JSON.');
  return parse(await readBytes(req, kilobytes * 1024, 'La requête est trop volumineuse.'));
}

/**
 * The fields of a form as a browser sends it without scripts. Throws an ApiError: 415 when it isn't a form, 413 when it
 * is too large.
 */
export async function readFormBody(req: IncomingMessage): Promise<Record<string, string>> {
  const type = 'application/x-www-form-urlencoded';
  if (!isOfType(req, [type])) throw new ApiError(415, 'Ce formulaire est illisible.');
  const bytes = await readBytes(req, maximumBytes, 'La requête est trop volumineuse.');
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

/** Whether the request announces a body. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

function isOfType({ headers }: IncomingMessage, accepted: readonly string[]): boolean {
  const type = /^([\w/-]+)(?: *; *charset="?([\w-]+)"?)?$/i.exec(headers['content-type']?.trim() ?? '');
  const isAccepted = accepted.includes(type?.[1]?.toLowerCase() ?? '');
  const charset = type?.[2]?.toLowerCase() ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  return isAccepted && charset === 'utf-8' && encoding === 'identity';
}

/**
 * The body as it is, of `maximumBytes` at most. Throws an ApiError: 413 with that sentence, 400 when it is incomplete.
 */
export async function readBytes(req: IncomingMessage, maximumBytes: number, sentence: string): Promise<Buffer> {
  const tooLarge = new ApiError(413, sentence);
  if (Number(req.headers['content-length'] ?? 0) > maximumBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early must not destroy the socket: the client still has to read the refusal.
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > maximumBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new ApiError(400, 'La requête a été interrompue.');
  }
  if (bytes > maximumBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'Le corps de la requête n’est pas un JSON lisible.');
  }
}
