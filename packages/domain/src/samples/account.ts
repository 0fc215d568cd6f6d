// The customer's account has an entry of its own, so that the shop loads none of the administration's samples.

export * from './customer.ts';
export * from './messages.ts';
