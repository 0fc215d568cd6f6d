// The fixed local data of the account and of the administration, with dates counted back from the given `now`.

export * from './account.ts';
export * from './adminOrders.ts';
export * from './adminProducts.ts';
export * from './adminUsers.ts';
