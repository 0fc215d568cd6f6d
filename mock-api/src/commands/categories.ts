/** Categories: names are unique, and a category in use can't be deleted. */
import { defaultProductImage, fold, slugify } from '@nuee/domain';
import type { ChangeCategory, NewCategory } from '@nuee/domain/live';
import type { Reader, StoredCategory, StoredProduct } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { ownerCategory } from '../presenters/products.ts';
import { command, onlyChanged } from './command.ts';
import { showPicture } from './pictures.ts';
import { checkVersion } from './versions.ts';

export interface ListedCategory extends StoredCategory {
  readonly id: string;
}

/** In their order. */
export async function categories(t: Reader): Promise<ListedCategory[]> {
  const ids = await t.query((db) =>
    db.selectFrom('categories').select('id').orderBy('position').orderBy('id').execute(),
  );
  const records = await t.getAll(
    'categories',
    ids.map(({ id }) => id),
  );
  return records.map(({ id, record }) => ({ id, ...record }));
}

export async function categoryOf(t: Reader, id: string): Promise<ListedCategory> {
  const category = isId(id) ? await t.get('categories', id) : undefined;
  if (!category) throw new ApiError(404, 'Cette catégorie n’existe pas.');
  return { id, ...category };
}

/** Throws an ApiError 409 when the name is taken; case and accents are ignored. */
export const createCategory = command<NewCategory, ListedCategory>(async (t, actor, { name, image }) => {
  const all = await categories(t);
  checkName(all, name);
  const slug = slugify(name);
  if (slug === '') throw new ApiError(422, 'Le champ «\u00a0Nom\u00a0» doit contenir des lettres.');
  if (all.some(({ id }) => id === slug)) throw new ApiError(409, 'Une catégorie porte déjà un nom très proche.');
  const category: StoredCategory = {
    name,
    slug,
    image: image ?? defaultProductImage,
    ...(image === undefined ? {} : await showPicture(t, actor, { use: `categories/${slug}`, to: image })),
    position: (all.at(-1)?.position ?? -1) + 1,
    version: 1,
  };
  await t.put('categories', slug, category);
  return { answer: { id: slug, ...category }, journal: [{ what: 'category.created', target: slug, name }] };
});

/**
 * Its products follow its name. Throws an ApiError as `createCategory`, 404, and 400 or 409 about the version. `order` counts from 0.
 */
export const changeCategory = command<ChangeCategory & { id: string }, ListedCategory>(async (t, actor, input) => {
  const { id, name, image, order, version } = input;
  const { id: _id, ...before } = await categoryOf(t, id);
  checkVersion(version, before.version, ownerCategory({ id, ...before }));
  const all = await categories(t);
  if (name !== undefined) {
    checkName(
      all.filter((one) => one.id !== id),
      name,
    );
  }
  const { imageWidths: _w, tint: _t, ...rest } = before;
  const isShown = image === undefined || image === before.image;
  const after: StoredCategory = {
    ...(isShown ? before : rest),
    name: name ?? before.name,
    image: image ?? before.image,
    ...(isShown ? {} : await showPicture(t, actor, { use: `categories/${id}`, from: before.image, to: image })),
    version: before.version + 1,
  };
  await t.put('categories', id, after);
  const ids = all.map((one) => one.id);
  const sorted = order === undefined ? ids : ids.filter((one) => one !== id).toSpliced(order, 0, id);
  if (order !== undefined) {
    for (const [position, one] of sorted.entries()) {
      await t.query((db) => db.updateTable('categories').set({ position }).where('id', '=', one).execute());
    }
  }
  if (after.name !== before.name) {
    const updatedAt = actor.now.toISOString();
    // Read after the category was changed: a transaction that puts a product into it has ended, or waits and reads the new name.
    for (const product of await productsIn(t, before.name)) {
      await t.put('products', product.id, {
        ...product,
        category: after.name,
        version: product.version + 1,
        updatedAt,
      });
    }
  }
  const placeIn = (places: readonly string[]): string => String(places.indexOf(id) + 1);
  const told = { target: id, name: after.name };
  return {
    answer: { id, ...after },
    journal: onlyChanged([
      { what: 'category.place', ...told, from: placeIn(ids), to: placeIn(sorted) },
      { what: 'category.name', ...told, from: before.name, to: after.name },
      { what: 'category.image', ...told, from: before.image, to: after.image },
    ]),
  };
});

/** Throws an ApiError 409 when it has products. */
export const removeCategory = command<string, undefined>(async (t, actor, id) => {
  const { name, image } = await categoryOf(t, id);
  await t.del('categories', id);
  if ((await productsIn(t, name)).length > 0) {
    throw new ApiError(409, `La catégorie «\u00a0${name}\u00a0» contient encore des produits.`);
  }
  await showPicture(t, actor, { use: `categories/${id}`, from: image });
  return { answer: undefined, journal: [{ what: 'category.removed', target: id, name }] };
});

async function productsIn(t: Reader, category: string): Promise<StoredProduct[]> {
  const ids = await t.query((db) => db.selectFrom('products').select('id').where('category', '=', category).execute());
  const products = await t.getAll(
    'products',
    ids.map(({ id }) => id),
  );
  return products.map(({ record }) => record);
}

function checkName(others: readonly ListedCategory[], name: string): void {
  if (others.some((one) => fold(one.name) === fold(name))) {
    throw new ApiError(409, `La catégorie «\u00a0${name}\u00a0» existe déjà.`);
  }
}
