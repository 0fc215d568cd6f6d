import { stackedRow } from '../styles/stackedRow.ts';

/** A row of the bottles that the stories of the table show. For Storybook only. */
export const stacked = stackedRow('primitives', ['name price', 'stock price']);
