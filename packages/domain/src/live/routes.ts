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
import {
  CategoriesSchema,
  CategorySchema,
  ChangeCategoryBody,
  ChangeProductBody,
  ChangeSettingsBody,
  NewCategoryBody,
  NewProductBody,
  OwnerProductSchema,
  OwnerProductsSchema,
  SettingsSchema,
  StockBody,
} from './products.ts';
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
  listOwnerProducts: {
    method: 'GET',
    path: '/api/admin/products',
    response: OwnerProductsSchema,
    status: 200,
    ...owner('products.read'),
  },
  createProduct: {
    method: 'POST',
    path: '/api/admin/products',
    body: NewProductBody,
    response: OwnerProductSchema,
    status: 201,
    ...owner('products.write'),
  },
  readOwnerProduct: {
    method: 'GET',
    path: '/api/admin/products/{id}',
    response: OwnerProductSchema,
    status: 200,
    ...owner('products.read'),
  },
  changeProduct: {
    method: 'PUT',
    path: '/api/admin/products/{id}',
    body: ChangeProductBody,
    response: OwnerProductSchema,
    status: 200,
    ...owner('products.write'),
  },
  removeProduct: {
    method: 'DELETE',
    path: '/api/admin/products/{id}',
    response: OwnerProductSchema,
    status: 200,
    ...owner('products.write'),
  },
  changeStock: {
    method: 'PUT',
    path: '/api/admin/products/{id}/stock',
    body: StockBody,
    response: OwnerProductSchema,
    status: 200,
    ...owner('stock'),
  },
  listCategories: {
    method: 'GET',
    path: '/api/admin/categories',
    response: CategoriesSchema,
    status: 200,
    ...owner('products.read'),
  },
  createCategory: {
    method: 'POST',
    path: '/api/admin/categories',
    body: NewCategoryBody,
    response: CategorySchema,
    status: 201,
    ...owner('categories'),
  },
  changeCategory: {
    method: 'PUT',
    path: '/api/admin/categories/{id}',
    body: ChangeCategoryBody,
    response: CategorySchema,
    status: 200,
    ...owner('categories'),
  },
  removeCategory: {
    method: 'DELETE',
    path: '/api/admin/categories/{id}',
    status: 204,
    ...owner('categories'),
  },
  readSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    response: SettingsSchema,
    status: 200,
    ...owner('settings'),
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    body: ChangeSettingsBody,
    response: SettingsSchema,
    status: 200,
    ...owner('settings'),
  },
  listOrders: { method: 'GET', path: '/api/orders', response: CustomerOrdersSchema, status: 200, ...customer },
} as const satisfies Record<string, LivingRoute>;
export type LivingRouteName = keyof typeof livingRoutes;
