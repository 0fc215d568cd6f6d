// The customer's account, an entry of its own: the shop takes these and nothing of the administration.

export * from './customer.ts';
export * from './messages.ts';
