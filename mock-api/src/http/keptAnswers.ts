/** Answers that are the same for everybody until the next publication: written and compressed once, not for each call. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'json-server';

interface Kept {
  readonly plain: Buffer;
  readonly gzipped: Promise<Buffer>;
}

const compress = promisify(gzip);
/** Unless it is refused (`gzip;q=0`). */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;

/**
 * Answers with what is made of a source, which is computed once and kept as long as the source.
 *
 * @param make called once for each source.
 */
export function createKeptAnswers<Source extends object>(make: (source: Source) => unknown) {
  const kept = new WeakMap<Source, Kept>();
  const keptOf = (source: Source): Kept => {
    const known = kept.get(source);
    if (known) return known;
    const plain = Buffer.from(JSON.stringify(make(source)));
    const made = { plain, gzipped: compress(plain) };
    kept.set(source, made);
    return made;
  };
  return async (source: Source, req: Pick<Request, 'headers'>, res: Response): Promise<void> => {
    const { plain, gzipped } = keptOf(source);
    const isCompressed = takesGzip.test(String(req.headers['accept-encoding']));
    const bytes = isCompressed ? await gzipped : plain;
    // Other encodings would be computed anew for each call: such a client gets the plain text.
    res.locals.isKept = true;
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Vary', [res.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    if (isCompressed) res.setHeader('Content-Encoding', 'gzip');
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  };
}
