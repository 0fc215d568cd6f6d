/** The exports for a spreadsheet. */

import {
  dayInParis,
  orderStatusLabel,
  orderTable,
  paymentStatusLabel,
  productTable,
  subscriberStatuses,
  subscriberStatusLabel,
  subscriberTable,
  userStatusLabel,
  userTable,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { Request } from 'json-server';
import { ownerOrder } from '../../presenters/orders.ts';
import { ownerProduct } from '../../presenters/products.ts';
import { presentSubscriber } from '../../presenters/subscribers.ts';
import { ownerUser } from '../../presenters/users.ts';
import { ordersOf } from '../../queries/figures.ts';
import { vatByDay, vatColumns, vatLine } from '../../queries/vatByDay.ts';
import { eachPage } from '../../queries/wholeLists.ts';
import { answerCsv, type CsvLines } from '../csvAnswer.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { daysOf, listQuery } from '../listQuery.ts';
import { subscriberList } from './newsletter.ts';
import { userList } from './owner.ts';
import { ownerOrderList } from './ownerOrders.ts';
import { ownerProductList } from './products.ts';

const states = { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' } as const;

export function csvEndpoints(services: Services): Endpoint[] {
  const { storage } = services;

  return [
    serve(services, contract.exportOrders, (call) => {
      const asked = listQuery(ownerOrderList, wholeList(call.query));
      const { status, kind } = asked.where ?? {};
      const name = [
        'commandes',
        status === undefined ? '' : orderStatusLabel(status, 'admin'),
        kind === undefined ? '' : paymentStatusLabel(kind),
        ...filters(call.query, ['from', 'to', 'q']),
      ];
      const pages = mapped(eachPage(storage, asked), (page) =>
        page.map(({ record }) => orderTable.line(ownerOrder(record))),
      );
      return answerCsv(call, name, orderTable.columns, pages);
    }),

    serve(services, contract.exportUsers, (call) => {
      const asked = listQuery(userList, wholeList(call.query));
      const { status } = asked.where ?? {};
      const name = [
        'utilisateurs',
        status === undefined ? '' : userStatusLabel(status),
        ...filters(call.query, ['role', 'q']),
      ];
      const pages = mapped(eachPage(storage, asked), async (page) => {
        const ids = page.map(({ id }) => id);
        const orders = await storage.read((t) => t.query((db) => ordersOf(db, ids)));
        return page.map(({ id, record }) => userTable.line(ownerUser(record, orders.get(id))));
      });
      return answerCsv(call, name, userTable.columns, pages);
    }),

    serve(services, contract.exportSubscribers, (call) => {
      const asked = listQuery(subscriberList, wholeList(call.query));
      const status = subscriberStatuses.find((known) => known === asked.where?.status);
      const name = [
        'newsletter',
        status === undefined ? '' : subscriberStatusLabel(status),
        ...filters(call.query, ['q']),
      ];
      const pages = mapped(eachPage(storage, asked), (page) =>
        page.map(({ id, record }) => subscriberTable.line(presentSubscriber(id, record))),
      );
      return answerCsv(call, name, subscriberTable.columns, pages);
    }),

    serve(services, contract.exportProducts, (call) => {
      const asked = listQuery(ownerProductList, wholeList(call.query));
      const status = Object.entries(states).find(([state]) => state === asked.where?.status)?.[1] ?? '';
      const pages = mapped(eachPage(storage, asked), (page) =>
        page.map(({ record }) => productTable.line(ownerProduct(record))),
      );
      return answerCsv(
        call,
        ['produits', status, ...filters(call.query, ['category', 'q'])],
        productTable.columns,
        pages,
      );
    }),

    serve(services, contract.exportVat, async (call) => {
      const today = dayInParis(call.now);
      const [from, to] = [dayFrom(call.query.from, `${today.slice(0, 7)}-01`), dayFrom(call.query.to, today)];
      // Checks both.
      daysOf(from, to);
      const days = await vatByDay(storage, { from, to });
      async function* pages(): CsvLines & AsyncGenerator {
        yield days.map(vatLine);
      }
      return answerCsv(call, ['tva', from, to], vatColumns, pages());
    }),
  ];
}

/** A file has the whole list, whatever page is requested. */
function wholeList({ limit: _limit, after: _after, ...query }: Request['query']): Request['query'] {
  return query;
}

/** Their part of the file name. */
function filters(query: Request['query'], names: readonly string[]): string[] {
  return names.map((name) => String(query[name] ?? ''));
}

/** Anything other than a single text is refused as an unreadable day. */
function dayFrom(value: string | string[] | undefined, otherwise: string): string {
  return value === undefined || value === '' ? otherwise : String(value);
}

async function* mapped<Page, Lines>(
  pages: AsyncIterable<Page>,
  work: (page: Page) => Lines | Promise<Lines>,
): AsyncGenerator<Lines> {
  for await (const page of pages) yield await work(page);
}
