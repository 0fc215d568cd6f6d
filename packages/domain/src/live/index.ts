// The rules and API contract of the shop in service. It has an entry point of its own, so that the storefront's bundle doesn't
// include it.

export * from './account.ts';
export * from './accounting.ts';
export * from './cards.ts';
export * from './customers.ts';
export * from './demoOwner.ts';
export * from './favorites.ts';
export * from './fieldNames.ts';
export * from './legal.ts';
export * from './mailPaths.ts';
export * from './mails.ts';
export * from './newsletter.ts';
export * from './notifications.ts';
export * from './orderEdits.ts';
export * from './orderEntries.ts';
export * from './orders.ts';
export * from './pages.ts';
export * from './productFile.ts';
export * from './products.ts';
export * from './publication.ts';
export * from './records.ts';
export * from './relayPoints.ts';
export * from './roles.ts';
export * from './secondFactor.ts';
export * from './terms.ts';
export * from './tickets.ts';
export * from './users.ts';
export * from './vat.ts';
export * from './visitors.ts';
