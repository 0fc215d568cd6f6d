export * from './apiError.ts';
export * from './client.ts';
