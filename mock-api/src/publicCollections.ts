/**
 * The public collections of `db.json`, served by json-server's own router: read-only, from memory, and only with the
 * checks below. Left alone, that router writes on POST, dumps everything on `/db`, runs the visitor's regular expressions
 * (`_like`), waits as long as the visitor asks (`_delay`) and answers errors with a stack trace.
 */
import jsonServer, { type Handler, type Request } from 'json-server';
import { ApiError } from './apiError.ts';
import { hasBody } from './jsonBody.ts';

const maximumPageSize = 100;
const word = /^[A-Za-z]{1,32}$/;
const identifier = /^[\w-]{1,64}$/;

/** The query parameters that may pass, each with the values that it takes. */
const queryRules = new Map<string, (value: string) => boolean>([
  ['_page', (value) => /^[1-9]\d{0,5}$/.test(value)],
  ['_limit', (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= maximumPageSize],
  ['_sort', (value) => value.split(',').every((field) => word.test(field))],
  ['_order', (value) => value.split(',').every((order) => order === 'asc' || order === 'desc')],
  ['id', (value) => identifier.test(value)],
  ['slug', (value) => identifier.test(value)],
  ['category', (value) => value.length <= 64],
  ['q', (value) => value.length <= 100],
]);

/**
 * Answers GET `/{collection}` and GET `/{collection}/{id}` (mount it under /api); everything else goes on to the next
 * handler. Throws an ApiError 400 on a query parameter that is unknown, repeated or out of bounds.
 */
export function publicCollections(collections: Readonly<Record<string, readonly object[]>>): Handler {
  const router = jsonServer.router(collections);
  router.render = (_req, res) => {
    // Thrown here, an error would end in json-server's own handler, which answers with the stack.
    res.json(res.statusCode === 404 ? { message: 'Élément introuvable.' } : res.locals.data);
  };
  const names = new Set(Object.keys(collections));

  return (req, res, next) => {
    const [name = '', id = '', ...rest] = req.path.slice(1).split('/');
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || !names.has(name) || rest.length > 0 || (id !== '' && !identifier.test(id))) return next();
    // json-server would parse it, and answer an unreadable one with a stack trace.
    if (hasBody(req)) throw new ApiError(400, 'Cette requête ne prend pas de corps.');
    checkQuery(req.query);
    res.locals.route = id === '' ? `/api/${name}` : `/api/${name}/{id}`;
    router(req, res, next);
  };
}

function checkQuery(query: Request['query']): void {
  for (const [name, value] of Object.entries(query)) {
    const accepts = queryRules.get(name);
    if (accepts === undefined || typeof value !== 'string' || !accepts(value)) {
      throw new ApiError(400, 'Un paramètre de la requête n’est pas accepté.');
    }
  }
}
