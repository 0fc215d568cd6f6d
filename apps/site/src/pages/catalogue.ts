import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, newSettingsInService, newShopSettings } from '@nuee/domain';

const seed = path.resolve(import.meta.dirname, '../../../../db.json');

/** The catalogue for a build: that of a new shop. */
export async function readCatalogue(): Promise<Catalogue> {
  const { products, categories, reviews }: Omit<Catalogue, 'settings'> = JSON.parse(await readFile(seed, 'utf8'));
  // A new shop in service has nothing to sell and isn't set up yet: its publisher opens it later.
  if (process.env.DEMO === 'off')
    return { products: [], categories, reviews: [], settings: { ...newSettingsInService, closed: true } };
  return { products, categories, reviews, settings: newShopSettings };
}
