import { products } from '@nuee/domain/fixtures';

/** The example products as choices in the controls. For stories only. */
export const productSelect = { options: Object.keys(products), mapping: products, control: 'select' } as const;
