import { stackedRow } from '../styles/stackedRow.ts';

/** Rows of bottles for the stories of the table. For Storybook only. */
export const stacked = stackedRow('primitives', ['name price', 'stock price']);
export const stackedWithSelection = stackedRow('primitives', ['name price selection', 'stock price selection']);
