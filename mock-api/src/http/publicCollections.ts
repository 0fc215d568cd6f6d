/**
 * What is published, served by json-server's own router: read-only, from memory, and only through the routes below.
 * Left alone, that router writes on POST, dumps everything on `/db`, runs the visitor's regular expressions (`_like`),
 * waits as long as the visitor asks (`_delay`) and answers errors with a stack trace.
 */
import jsonServer, { type Handler, type Request } from 'json-server';
import type { Storage } from '../db/storage.ts';
import { publicProduct } from '../presenters/products.ts';
import { ApiError } from './apiError.ts';
import type { Catalogue } from './catalogue.ts';
import { isId } from './isId.ts';
import { hasBody } from './jsonBody.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { answerList, listOf, listQuery } from './listQuery.ts';

const publicList = listOf({ list: { filters: { category: 'text' }, sorts: ['name', 'price'] } } as const, 'products', {
  filters: { category: 'kind' },
  sorts: { name: 'name', price: 'price' },
});

const maximumPageSize = 100;
const word = /^[A-Za-z]{1,32}$/;

/** The query parameters that may pass, each with the values that it takes. */
const queryRules = new Map<string, (value: string) => boolean>([
  ['_page', (value) => /^[1-9]\d{0,5}$/.test(value)],
  ['_limit', (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= maximumPageSize],
  ['_sort', (value) => value.split(',').every((field) => word.test(field))],
  ['_order', (value) => value.split(',').every((order) => order === 'asc' || order === 'desc')],
  ['id', isId],
  ['slug', isId],
  ['category', (value) => value.length <= 64],
  ['q', (value) => value.length <= 100],
]);

/**
 * Answers GET `/{collection}` and GET `/{collection}/{id}` (mount it under /api), products also by their slug, and with `limit` a page at a
 * time; everything else goes on to the next handler. Throws an ApiError 400 on a query parameter that is unknown, repeated or out of bounds.
 */
export function publicCollections(catalogue: Catalogue, storage: Pick<Storage, 'list'>): Handler {
  const answerWhole = createKeptAnswers((list: readonly object[]) => list);
  let made: { readonly publication: number; readonly router: Handler } | undefined;
  const current = async (): Promise<Handler> => {
    const published = await catalogue.read();
    if (made?.publication !== published.publication) {
      made = { publication: published.publication, router: routerOf(published.collections) };
    }
    return made.router;
  };

  return (req, res, next) => {
    const [name = '', id = '', ...rest] = req.path.slice(1).split('/');
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || !isName(name) || rest.length > 0 || (id !== '' && !isId(id))) return next();
    // json-server would parse it, and answer an unreadable one with a stack trace.
    if (hasBody(req)) throw new ApiError(400, 'Cette requête ne prend pas de corps.');
    res.locals.route = id === '' ? `/api/${name}` : `/api/${name}/{id}`;
    if (name === 'products' && id === '' && req.query.limit !== undefined) {
      const asked = listQuery(publicList, req.query);
      const published = { ...asked, where: { ...asked.where, status: 'published' } };
      const answerPage = async (): Promise<void> => {
        const { advertising } = await catalogue.read();
        res.json(await answerList(published, storage.list(published), (_id, each) => publicProduct(each, advertising)));
      };
      answerPage().catch(next);
      return;
    }
    checkQuery(req.query);
    if (id === '' && Object.keys(req.query).length === 0) {
      catalogue
        .read()
        .then(({ collections }) => answerWhole(collections[name], req, res))
        .catch(next);
      return;
    }
    const answer = async (): Promise<void> => {
      const router = await current();
      const slug = name === 'products' && id !== '' ? await catalogue.bySlug(id) : undefined;
      if (slug && slug.now !== id) {
        res.setHeader('Location', `/api/products/${slug.now}`);
        res.status(301).end();
        return;
      }
      if (slug) req.url = req.url.replace(id, slug.id);
      router(req, res, next);
    };
    answer().catch(next);
  };
}

const names = ['products', 'categories', 'reviews'] as const;
const isName = (name: string): name is (typeof names)[number] => names.some((known) => known === name);

function routerOf(collections: Readonly<Record<string, readonly object[]>>): Handler {
  const router = jsonServer.router(collections);
  router.render = (_req, res) => {
    // Thrown here, an error would end in json-server's own handler, which answers with the stack.
    res.json(res.statusCode === 404 ? { message: 'Élément introuvable.' } : res.locals.data);
  };
  return router;
}

function checkQuery(query: Request['query']): void {
  for (const [name, value] of Object.entries(query)) {
    const accepts = queryRules.get(name);
    if (accepts === undefined || typeof value !== 'string' || !accepts(value)) {
      throw new ApiError(400, 'Un paramètre de la requête n’est pas accepté.');
    }
  }
}
