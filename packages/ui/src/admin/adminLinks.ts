import type { AdminOrder, AdminProduct, AdminUser } from '@nuee/domain';

// The addresses of detail pages (specification, section 2).

export const orderHref = (order: Pick<AdminOrder, '_id'>): string => `/admin/commandes/${order._id}`;
export const productHref = (product: Pick<AdminProduct, 'id'>): string => `/admin/produits/${product.id}`;
export const userHref = (user: Pick<AdminUser, '_id'>): string => `/admin/utilisateurs/${user._id}`;
/** In a live shop only. */
export const ticketHref = (ticket: { _id: string }): string => `/admin/support/${ticket._id}`;
