/** Products and categories for the back office. */

import { lowStockBelow, toEuros } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { categories, changeCategory, createCategory, removeCategory } from '../../commands/categories.ts';
import { changeStock, countStock } from '../../commands/countStock.ts';
import { importProducts } from '../../commands/importProducts.ts';
import { changeProduct, checkBottles, createProduct, productOf, removeProduct } from '../../commands/products.ts';
import type { StoredProduct } from '../../db/storage.ts';
import { ownerCategory, ownerProduct } from '../../presenters/products.ts';
import { productFigures, productsByCategory } from '../../queries/figures.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

export const ownerProductList = listOf(contract.listOwnerProducts, 'products', {
  filters: { status: 'status', category: 'kind' },
  narrowings: {
    status: {
      lowStock: { statuses: ['published'], stockBelow: lowStockBelow },
      outOfStock: { statuses: ['published'], stockBelow: 1 },
    },
  },
  sorts: { name: 'name', category: 'category', price: 'currentPrice', stock: 'stock', status: 'status' },
});
const movementList = listOf(contract.listMovements, 'movements', {});

export function productEndpoints(services: Services): Endpoint[] {
  const { storage, demo = true } = services;
  /** The demonstration offers each strength in each size. */
  const lawful = (product: StoredProduct, isChecked: boolean): StoredProduct => {
    if (isChecked && !demo) checkBottles(product);
    return product;
  };

  return [
    serve(services, contract.listOwnerProducts, ({ query }) => {
      const asked = listQuery(ownerProductList, query);
      return answerList(asked, storage.list(asked), (_id, record) => ownerProduct(record));
    }),

    serve(services, contract.readProductFigures, async () => {
      const { averageCents, lowStock: _low, ...counts } = await storage.read((t) => t.query(productFigures));
      const { length } = await storage.read(categories);
      return {
        ...counts,
        categories: length,
        ...(averageCents !== undefined && { averagePrice: toEuros(averageCents) }),
      };
    }),

    serve(services, contract.createProduct, async (call) =>
      ownerProduct(await storage.tx(async (t) => lawful(await createProduct(t, actorOf(call), call.body), true))),
    ),

    serve(services, contract.readOwnerProduct, async ({ params: { id } }) =>
      ownerProduct(await storage.read(async (t) => productOf(t, id))),
    ),

    serve(services, contract.changeProduct, async (call) => {
      const { id } = call.params;
      const { sizes, nicotineStrengths, variants } = call.body;
      // A product of the demonstration stays as it is until somebody sets its sizes or strengths.
      const isSaid = (sizes ?? nicotineStrengths ?? variants) !== undefined;
      return ownerProduct(
        await storage.tx(async (t) => lawful(await changeProduct(t, actorOf(call), { ...call.body, id }), isSaid)),
      );
    }),

    serve(services, contract.removeProduct, async (call) => {
      const { id } = call.params;
      const archived = await storage.tx(async (t) => removeProduct(t, actorOf(call), id));
      if (archived) return ownerProduct(archived);
      call.setStatus(204);
      return undefined;
    }),

    serve(services, contract.changeStock, async (call) => {
      const { id } = call.params;
      return ownerProduct(await storage.tx(async (t) => changeStock(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.countStock, (call) => storage.tx((t) => countStock(t, actorOf(call), call.body.items))),

    serve(services, contract.importProducts, (call) =>
      storage.tx(async (t) => {
        const { answer, products } = await importProducts(t, actorOf(call), call.body);
        for (const product of products) lawful(product, true);
        return answer;
      }),
    ),

    serve(services, contract.listMovements, async ({ params: { id }, query }) => {
      await storage.read(async (t) => productOf(t, id));
      const asked = { ...listQuery(movementList, query), where: { kind: id } };
      return answerList(asked, storage.list(asked), (_id, { createdAt, who, why, from, to, order, bottle }) => ({
        _id,
        createdAt,
        who,
        why,
        from,
        to,
        ...(order && { order }),
        ...(bottle && { bottle }),
      }));
    }),

    serve(services, contract.listCategories, () =>
      storage.read(async (t) => {
        const counts = await t.query(productsByCategory);
        return {
          items: (await categories(t)).map((category) => ({
            ...ownerCategory(category),
            ...(counts.get(category.name) ?? { total: 0, published: 0 }),
          })),
        };
      }),
    ),

    serve(services, contract.createCategory, async (call) =>
      ownerCategory(await storage.tx(async (t) => createCategory(t, actorOf(call), call.body))),
    ),

    serve(services, contract.changeCategory, async (call) => {
      const change = { id: call.params.id, ...call.body };
      return ownerCategory(await storage.tx((t) => changeCategory(t, actorOf(call), change)));
    }),

    serve(services, contract.removeCategory, async (call) => {
      await storage.tx((t) => removeCategory(t, actorOf(call), call.params.id));
      return undefined;
    }),
  ];
}
