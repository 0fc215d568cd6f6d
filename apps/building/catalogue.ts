import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, newSettingsInService, newShopSettings } from '@nuee/domain';
import { manyProducts } from '@nuee/domain/fixtures';

const seed = path.resolve(import.meta.dirname, '../../db.json');

/** The catalogue that a build is made with: that of a new shop. SHOP_PRODUCTS asks for so many products, for measurements. */
export async function readCatalogue(): Promise<Catalogue> {
  const { products, categories, reviews }: Omit<Catalogue, 'settings'> = JSON.parse(await readFile(seed, 'utf8'));
  const { SHOP_PRODUCTS: count, DEMO } = process.env;
  // A new shop in service has nothing to sell, and has still to be set up: its publisher opens it.
  if (DEMO === 'off')
    return { products: [], categories, reviews: [], settings: { ...newSettingsInService, closed: true } };
  return { products: count ? manyProducts(Number(count)) : products, categories, reviews, settings: newShopSettings };
}
