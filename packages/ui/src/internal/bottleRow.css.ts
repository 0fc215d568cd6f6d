import { stackedRow } from '../styles/stackedRow.ts';

/** A row of bottles for the stories of the table. For Storybook only. */
export const stacked = stackedRow('primitives', ['name price', 'stock price']);
