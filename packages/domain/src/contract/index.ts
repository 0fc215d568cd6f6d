// All calls of the API, by their names: the server answers them, the clients make them, OpenAPI describes them.

export * from './account.ts';
export * from './cards.ts';
export * from './cart.ts';
export * from './customers.ts';
export * from './favorites.ts';
export * from './newsletter.ts';
export * from './notifications.ts';
export * from './office.ts';
export * from './officeOrders.ts';
export * from './officePages.ts';
export * from './officeProducts.ts';
export * from './orders.ts';
export * from './ownOrders.ts';
export * from './relayPoints.ts';
export type { AnswerOf, BodyOf, FilterOf, GivenAnswerOf, PathOf, Route, SentBodyOf, SortOf } from './route.ts';
export * from './secondFactor.ts';
export * from './site.ts';
export * from './tickets.ts';
export * from './users.ts';
export * from './visitors.ts';
