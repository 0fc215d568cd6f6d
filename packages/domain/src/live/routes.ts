import type { GenericSchema } from 'valibot';
import type { ApiRoute } from '../apiRoutes.ts';
import {
  CustomerOrdersSchema,
  DashboardSchema,
  JournalSchema,
  OrderBulkBody,
  OrderBulkSchema,
  OrderNoteBody,
  OrderPaymentBody,
  OrderStatusBody,
  OwnerOrderSchema,
  OwnerOrdersSchema,
} from './orders.ts';
import type { Permission } from './roles.ts';
import { ChangeUserBody, NewUserBody, OwnerSessionSchema, OwnerUserSchema, OwnerUsersSchema } from './users.ts';

/** A call of the living shop. Without `auth` anyone may make it, without `permission` every customer. */
export interface LivingRoute extends Pick<ApiRoute, 'method' | 'path' | 'body' | 'auth'> {
  readonly status: 200 | 201 | 202 | 204;
  /** Absent where nothing is answered. */
  readonly response?: GenericSchema;
  readonly permission?: Permission | 'session';
}

const owner = (permission: Permission | 'session') => ({ auth: true, permission }) as const;
const customer = { auth: true } as const;

/** The calls of the living shop beside the ten of `apiRoutes`: client, server and their document read this one table. */
export const livingRoutes = {
  readOwnerSession: {
    method: 'GET',
    path: '/api/admin/session',
    response: OwnerSessionSchema,
    status: 200,
    ...owner('session'),
  },
  readDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    response: DashboardSchema,
    status: 200,
    ...owner('dashboard'),
  },
  listOwnerOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    response: OwnerOrdersSchema,
    status: 200,
    ...owner('orders'),
  },
  changeOrders: {
    method: 'POST',
    path: '/api/admin/orders/bulk',
    body: OrderBulkBody,
    response: OrderBulkSchema,
    status: 200,
    ...owner('orders'),
  },
  readOwnerOrder: {
    method: 'GET',
    path: '/api/admin/orders/{id}',
    response: OwnerOrderSchema,
    status: 200,
    ...owner('orders'),
  },
  changeOrderStatus: {
    method: 'PUT',
    path: '/api/admin/orders/{id}/status',
    body: OrderStatusBody,
    response: OwnerOrderSchema,
    status: 200,
    ...owner('orders'),
  },
  changeOrderPayment: {
    method: 'PUT',
    path: '/api/admin/orders/{id}/payment',
    body: OrderPaymentBody,
    response: OwnerOrderSchema,
    status: 200,
    ...owner('payments'),
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    body: OrderNoteBody,
    response: OwnerOrderSchema,
    status: 201,
    ...owner('orders'),
  },
  readJournal: {
    method: 'GET',
    path: '/api/admin/journal',
    response: JournalSchema,
    status: 200,
    ...owner('journal'),
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    response: OwnerUsersSchema,
    status: 200,
    ...owner('users.read'),
  },
  createUser: {
    method: 'POST',
    path: '/api/admin/users',
    body: NewUserBody,
    response: OwnerUserSchema,
    status: 201,
    ...owner('users.write'),
  },
  readUser: {
    method: 'GET',
    path: '/api/admin/users/{id}',
    response: OwnerUserSchema,
    status: 200,
    ...owner('users.read'),
  },
  changeUser: {
    method: 'PUT',
    path: '/api/admin/users/{id}',
    body: ChangeUserBody,
    response: OwnerUserSchema,
    status: 200,
    ...owner('users.write'),
  },
  listOrders: { method: 'GET', path: '/api/orders', response: CustomerOrdersSchema, status: 200, ...customer },
} as const satisfies Record<string, LivingRoute>;
export type LivingRouteName = keyof typeof livingRoutes;
