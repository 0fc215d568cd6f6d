import { stackedRow } from './stackedRow.ts';

export const stacked = stackedRow('primitives', ['name price', 'stock price']);
