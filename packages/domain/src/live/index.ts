// What makes the demonstration a shop that can be run: its rules and the shapes of its calls. Entered by a path of its own, so that
// the storefront's bundle holds none of it.

export * from './account.ts';
export * from './demoOwner.ts';
export * from './fieldNames.ts';
export * from './orders.ts';
export * from './products.ts';
export * from './records.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './terms.ts';
export * from './users.ts';
export * from './vat.ts';
