// The fixed local data of the account and of the administration, dated back from the `now` that is passed in.

export * from './account.ts';
export * from './adminOrders.ts';
export * from './adminProducts.ts';
export * from './adminUsers.ts';
