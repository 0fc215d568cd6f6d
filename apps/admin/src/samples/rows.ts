import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';

/** The fixed local data (section 3), as a file of its own. */
export const samples = { orders: adminOrders, products: adminProducts, users: adminUsers };
