import type { GenericSchema } from 'valibot';
import {
  AddToCartBody,
  CartSchema,
  CreatedOrderSchema,
  CreateOrderBody,
  LoginBody,
  LoginResponse,
  OrderSchema,
  PayOrderBody,
  ProfileSchema,
  RegisterBody,
  RegisterResponse,
  UpdateQuantityBody,
} from './contract.ts';

/** One call of the contract (section 7). */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` in place of an order's id. */
  path: string;
  /** What the call sends; absent without a body. */
  body?: GenericSchema;
  /** What a success answers. */
  response: GenericSchema;
  /** The status of a success. */
  status: 200 | 201;
  /** Whether a bearer token is needed. */
  auth: boolean;
}

/** The ten calls of section 7. Client, server and the OpenAPI document read this one table. */
export const apiRoutes = {
  readCart: { method: 'GET', path: '/api/cart', response: CartSchema, status: 200, auth: true },
  addToCart: {
    method: 'POST',
    path: '/api/cart/add',
    body: AddToCartBody,
    response: CartSchema,
    status: 200,
    auth: true,
  },
  updateQuantity: {
    method: 'PUT',
    path: '/api/cart/update-quantity',
    body: UpdateQuantityBody,
    response: CartSchema,
    status: 200,
    auth: true,
  },
  clearCart: { method: 'DELETE', path: '/api/cart/clear', response: CartSchema, status: 200, auth: true },
  readProfile: { method: 'GET', path: '/api/users/profile', response: ProfileSchema, status: 200, auth: true },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    body: CreateOrderBody,
    response: CreatedOrderSchema,
    status: 201,
    auth: true,
  },
  payOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/pay',
    body: PayOrderBody,
    response: OrderSchema,
    status: 200,
    auth: true,
  },
  readOrder: { method: 'GET', path: '/api/orders/{id}', response: OrderSchema, status: 200, auth: true },
  login: {
    method: 'POST',
    path: '/api/users/login',
    body: LoginBody,
    response: LoginResponse,
    status: 200,
    auth: false,
  },
  register: {
    method: 'POST',
    path: '/api/users/register',
    body: RegisterBody,
    response: RegisterResponse,
    status: 201,
    auth: false,
  },
} as const satisfies Record<string, ApiRoute>;

/** Where browsers report violations of a page's Content-Security-Policy. */
export const policyReportPath = '/api/policy-reports';

/** Calls that the shop makes besides the ten of the specification. What they send and answer is in `livingRoutes`. */
export const liveRoutes = {
  /** Ends the session of the token. */
  logout: { method: 'POST', path: '/api/users/logout' },
  /** Mails a link for choosing a new password, if the e-mail address has an account. */
  askPasswordReset: { method: 'POST', path: '/api/users/password-reset' },
  /** `{id}` is the token of the mail. */
  resetPassword: { method: 'POST', path: '/api/users/password-reset/{id}' },
  /** Writes to the house without an account. */
  contact: { method: 'POST', path: '/api/contact' },
  /** Mails a link that confirms the newsletter. */
  subscribe: { method: 'POST', path: '/api/newsletter' },
  /** `{id}` is the token of the mail. */
  confirmSubscription: { method: 'POST', path: '/api/newsletter/{id}' },
  /** Where `{id}` stands, the token of the mail. */
  unsubscribe: { method: 'DELETE', path: '/api/newsletter/{id}' },
  listOrders: { method: 'GET', path: '/api/orders' },
  /** A PDF. */
  readInvoice: { method: 'GET', path: '/api/orders/{id}/invoice' },
  /** The terms of sale that an order was placed under. */
  readTerms: { method: 'GET', path: '/api/orders/{id}/terms' },
  /** Cancels an order until its parcel has left. */
  cancelOrder: { method: 'POST', path: '/api/orders/{id}/cancellation' },
  /** How it is paid by bank transfer. */
  readTransfer: { method: 'GET', path: '/api/orders/{id}/bank-transfer' },
  /** The form that goes to the page where it is paid by card. */
  preparePayment: { method: 'POST', path: '/api/orders/{id}/payment-form' },
  /** Adds to the cart what is still sold of an order. */
  reorder: { method: 'POST', path: '/api/orders/{id}/cart' },
  changeProfile: { method: 'PUT', path: '/api/users/profile' },
  /** Ends all other sessions. */
  changePassword: { method: 'PUT', path: '/api/users/password' },
  listSessions: { method: 'GET', path: '/api/users/sessions' },
  /** All but the one that asks. */
  endOtherSessions: { method: 'DELETE', path: '/api/users/sessions' },
  readFavorites: { method: 'GET', path: '/api/users/favorites' },
  /** `{id}` is the id of a product. */
  addFavorite: { method: 'PUT', path: '/api/users/favorites/{id}' },
  /** `{id}` is the id of a product. */
  removeFavorite: { method: 'DELETE', path: '/api/users/favorites/{id}' },
  listTickets: { method: 'GET', path: '/api/tickets' },
  createTicket: { method: 'POST', path: '/api/tickets' },
  /** With its answers. */
  readTicket: { method: 'GET', path: '/api/tickets/{id}' },
  replyToTicket: { method: 'POST', path: '/api/tickets/{id}/replies' },
  listNotifications: { method: 'GET', path: '/api/notifications' },
  /** Marks it as read. */
  readNotification: { method: 'PUT', path: '/api/notifications/{id}/read' },
  /** All that the shop knows of the customer. */
  exportAccount: { method: 'GET', path: '/api/users/export' },
  /** Erases the account for good. */
  eraseAccount: { method: 'DELETE', path: '/api/users/me' },
} as const satisfies Record<string, Pick<ApiRoute, 'method' | 'path'>>;
