// The account's samples have an entry point of their own, so that the shop loads none of the administration's.

export * from './customer.ts';
export * from './messages.ts';
