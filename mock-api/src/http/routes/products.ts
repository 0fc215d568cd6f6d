/** Products and categories for the back office. */
import { lowStockBelow, toEuros } from '@nuee/domain';
import { livingRoutes, productStatuses } from '@nuee/domain/live';
import { categories, changeCategory, createCategory, removeCategory } from '../../commands/categories.ts';
import {
  changeProduct,
  changeStock,
  checkBottles,
  createProduct,
  productOf,
  removeProduct,
} from '../../commands/products.ts';
import type { StoredProduct } from '../../db/storage.ts';
import { ownerCategory, ownerProduct } from '../../presenters/products.ts';
import { productFigures } from '../../queries/figures.ts';
import type { Endpoint, Services } from '../endpoint.ts';
import { answerList, type ListRules, listQuery, type Sorts } from '../listQuery.ts';
import { type SessionCall, sessionEndpoint } from '../livingEndpoint.ts';

/** The filters and sorts of the owner's list of products. */
export const ownerProductRules: ListRules = {
  filters: { status: ['status', productStatuses], category: ['kind', undefined] },
  narrowings: {
    status: {
      lowStock: { statuses: ['published'], stockBelow: lowStockBelow },
      outOfStock: { statuses: ['published'], stockBelow: 1 },
    },
  },
  sorts: {
    name: 'name',
    category: 'category',
    price: 'currentPrice',
    stock: 'stock',
    status: 'status',
  } satisfies Sorts<'listOwnerProducts'>,
};
const actorOf = ({ user, now }: SessionCall<unknown>) => ({ who: user.email, now });

export function productEndpoints(services: Services): Endpoint[] {
  const { storage, demo = true } = services;
  /** The demonstration offers each strength in each size. */
  const lawful = (product: StoredProduct, isChecked: boolean): StoredProduct => {
    if (isChecked && !demo) checkBottles(product);
    return product;
  };

  return [
    sessionEndpoint(services, livingRoutes.listOwnerProducts, ({ query }) => {
      const asked = listQuery('products', query, ownerProductRules);
      return answerList(asked, storage.list(asked), (_id, record) => ownerProduct(record));
    }),

    sessionEndpoint(services, livingRoutes.readProductFigures, async () => {
      const { averageCents, lowStock: _low, ...counts } = await storage.read((t) => t.query(productFigures));
      const { length } = await storage.read(categories);
      return {
        ...counts,
        categories: length,
        ...(averageCents !== undefined && { averagePrice: toEuros(averageCents) }),
      };
    }),

    sessionEndpoint(services, livingRoutes.createProduct, async (call) =>
      ownerProduct(await storage.tx(async (t) => lawful(await createProduct(t, actorOf(call), call.body), true))),
    ),

    sessionEndpoint(services, livingRoutes.readOwnerProduct, async ({ params: { id = '' } }) =>
      ownerProduct(await storage.read(async (t) => productOf(t, id))),
    ),

    sessionEndpoint(services, livingRoutes.changeProduct, async (call) => {
      const { id = '' } = call.params;
      const { sizes, nicotineStrengths } = call.body;
      // A product of the demonstration stays as it is until somebody sets its sizes or strengths.
      const isSaid = sizes !== undefined || nicotineStrengths !== undefined;
      return ownerProduct(
        await storage.tx(async (t) => lawful(await changeProduct(t, actorOf(call), { ...call.body, id }), isSaid)),
      );
    }),

    sessionEndpoint(services, livingRoutes.removeProduct, async (call) => {
      const { id = '' } = call.params;
      const archived = await storage.tx(async (t) => removeProduct(t, actorOf(call), id));
      if (archived) return ownerProduct(archived);
      call.setStatus(204);
      return undefined;
    }),

    sessionEndpoint(services, livingRoutes.changeStock, async (call) => {
      const { id = '' } = call.params;
      return ownerProduct(await storage.tx(async (t) => changeStock(t, actorOf(call), { id, ...call.body })));
    }),

    sessionEndpoint(services, livingRoutes.listMovements, async ({ params: { id = '' }, query }) => {
      await storage.read(async (t) => productOf(t, id));
      const asked = { ...listQuery('movements', query), where: { kind: id } };
      return answerList(asked, storage.list(asked), (_id, { createdAt, who, why, from, to, order }) => ({
        _id,
        createdAt,
        who,
        why,
        from,
        to,
        ...(order && { order }),
      }));
    }),

    sessionEndpoint(services, livingRoutes.listCategories, async () => ({
      items: (await storage.read(categories)).map(ownerCategory),
    })),

    sessionEndpoint(services, livingRoutes.createCategory, async (call) =>
      ownerCategory(await storage.tx(async (t) => createCategory(t, actorOf(call), call.body))),
    ),

    sessionEndpoint(services, livingRoutes.changeCategory, async (call) => {
      const change = { id: call.params.id ?? '', ...call.body };
      return ownerCategory(await storage.tx((t) => changeCategory(t, actorOf(call), change)));
    }),

    sessionEndpoint(services, livingRoutes.removeCategory, async (call) => {
      await storage.tx((t) => removeCategory(t, actorOf(call), call.params.id ?? ''));
      return undefined;
    }),
  ];
}
