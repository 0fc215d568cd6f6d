/** Categories: names are unique, and a category in use can't be deleted. */
import { defaultProductImage, fold, slugify } from '@nuee/domain';
import type { ChangeCategory, NewCategory } from '@nuee/domain/live';
import { ApiError } from '../apiError.ts';
import { isId } from '../isId.ts';
import { ownerCategory } from '../presenters/products.ts';
import type { StoredCategory, StoredProduct, Transaction } from '../storage/storage.ts';
import { showPicture } from './pictures.ts';
import { raisePublication } from './publication.ts';
import { type Actor, writeJournal } from './records.ts';
import { checkVersion } from './versions.ts';

export interface ListedCategory extends StoredCategory {
  readonly id: string;
}

export function categories(t: Transaction): ListedCategory[] {
  return (t.get('idLists', 'categories')?.ids ?? []).flatMap((id) => {
    const category = t.get('categories', id);
    return category ? [{ id, ...category }] : [];
  });
}

export function categoryOf(t: Transaction, id: string): ListedCategory {
  const category = isId(id) ? t.get('categories', id) : undefined;
  if (!category) throw new ApiError(404, 'Cette catégorie n’existe pas.');
  return { id, ...category };
}

/** Throws an ApiError 409 when the name is taken; case and accents are ignored. */
export function createCategory(t: Transaction, actor: Actor, { name, image }: NewCategory): ListedCategory {
  const all = categories(t);
  checkName(all, name);
  const slug = slugify(name);
  if (slug === '') throw new ApiError(422, 'Le champ «\u00a0Nom\u00a0» doit contenir des lettres.');
  if (all.some(({ id }) => id === slug)) throw new ApiError(409, 'Une catégorie porte déjà un nom très proche.');
  const category: StoredCategory = {
    name,
    slug,
    image: image ?? defaultProductImage,
    ...(image === undefined ? {} : showPicture(t, actor, { use: `categories/${slug}`, to: image })),
    version: 1,
  };
  t.put('categories', slug, category);
  t.put('idLists', 'categories', { ids: [...all.map(({ id }) => id), slug] });
  writeJournal(t, actor, { what: 'category.created', target: slug, name });
  raisePublication(t);
  return { id: slug, ...category };
}

/**
 * Throws an ApiError as `createCategory`, 404, and 400 or 409 about the version. `order` counts from 0.
 *
 * @param products those in it, which follow its name.
 */
export function changeCategory(
  t: Transaction,
  actor: Actor,
  { id, name, image, order, version }: ChangeCategory & { id: string },
  products: readonly StoredProduct[],
): ListedCategory {
  const { id: _id, ...before } = categoryOf(t, id);
  checkVersion(version, before.version, ownerCategory({ id, ...before }));
  const all = categories(t);
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
    ...(isShown ? {} : showPicture(t, actor, { use: `categories/${id}`, from: before.image, to: image })),
    version: before.version + 1,
  };
  t.put('categories', id, after);
  if (order !== undefined) {
    const ids = all.map((one) => one.id);
    const sorted = ids.filter((one) => one !== id).toSpliced(order, 0, id);
    t.put('idLists', 'categories', { ids: sorted });
    const placeIn = (places: readonly string[]): string => String(places.indexOf(id) + 1);
    const [from, to] = [placeIn(ids), placeIn(sorted)];
    if (from !== to) writeJournal(t, actor, { what: 'category.place', target: id, name: after.name, from, to });
  }
  if (after.name !== before.name) {
    const updatedAt = actor.now.toISOString();
    for (const product of products) {
      t.put('products', product.id, { ...product, category: after.name, version: product.version + 1, updatedAt });
    }
    writeJournal(t, actor, { what: 'category.name', target: id, name: after.name, from: before.name, to: after.name });
  }
  if (after.image !== before.image) {
    const [from, to] = [before.image, after.image];
    writeJournal(t, actor, { what: 'category.image', target: id, name: after.name, from, to });
  }
  raisePublication(t);
  return { id, ...after };
}

/** Throws an ApiError 409 when it has products. */
export function removeCategory(t: Transaction, actor: Actor, id: string, products: readonly StoredProduct[]): void {
  const { name, image } = categoryOf(t, id);
  if (products.length > 0) throw new ApiError(409, `La catégorie «\u00a0${name}\u00a0» contient encore des produits.`);
  t.del('categories', id);
  showPicture(t, actor, { use: `categories/${id}`, from: image });
  t.put('idLists', 'categories', { ids: (t.get('idLists', 'categories')?.ids ?? []).filter((one) => one !== id) });
  writeJournal(t, actor, { what: 'category.removed', target: id, name });
  raisePublication(t);
}

function checkName(others: readonly ListedCategory[], name: string): void {
  if (others.some((one) => fold(one.name) === fold(name))) {
    throw new ApiError(409, `La catégorie «\u00a0${name}\u00a0» existe déjà.`);
  }
}
