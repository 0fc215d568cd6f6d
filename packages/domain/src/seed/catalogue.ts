import type { Catalogue } from '../catalogue.ts';
import { newShopSettings } from '../settings.ts';
import { categories } from './categories.ts';
import { products } from './products.ts';
import { reviews } from './reviews.ts';

/** The catalogue of a new shop. */
export const catalogue: Catalogue = { products, categories, reviews, settings: newShopSettings };
