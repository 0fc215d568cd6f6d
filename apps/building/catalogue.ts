import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, newSettingsInService, newShopSettings } from '@nuee/domain';
import { manyProducts } from '@nuee/domain/fixtures';

const seed = path.resolve(import.meta.dirname, '../../db.json');

/** The catalogue for a build: that of a new shop. SHOP_PRODUCTS sets the number of products, for measurements. */
export async function readCatalogue(): Promise<Catalogue> {
  const { products, categories, reviews }: Omit<Catalogue, 'settings'> = JSON.parse(await readFile(seed, 'utf8'));
  const { SHOP_PRODUCTS: count, DEMO } = process.env;
  // A new shop in service has nothing to sell and isn't set up yet: its publisher opens it later.
  if (DEMO === 'off')
    return { products: [], categories, reviews: [], settings: { ...newSettingsInService, closed: true } };
  return { products: count ? manyProducts(Number(count)) : products, categories, reviews, settings: newShopSettings };
}
