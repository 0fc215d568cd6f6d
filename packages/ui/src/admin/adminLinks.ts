import type { AdminOrder, AdminProduct, AdminUser } from '@nuee/domain';

// Where the pages of single things stand (specification, section 2).

export const orderHref = (order: Pick<AdminOrder, '_id'>): string => `/admin/commandes/${order._id}`;
export const productHref = (product: Pick<AdminProduct, 'id'>): string => `/admin/produits/${product.id}`;
export const userHref = (user: Pick<AdminUser, '_id'>): string => `/admin/utilisateurs/${user._id}`;
/** In a living shop only. */
export const ticketHref = (ticket: { _id: string }): string => `/admin/support/${ticket._id}`;
