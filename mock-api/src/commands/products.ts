/** Creates, changes and removes products, and sets their stock. The public catalogue is published in the same transaction. */
import {
  bottleLabel,
  currentPrice,
  defaultProductImage,
  detailsOf,
  isLawfulBottle,
  picturesOf,
  slugify,
  unlawfulBottle,
  withoutDetails,
} from '@nuee/domain';
import type { ChangeProduct, NewProduct, ProductStatus } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { Reader, StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { ownerProduct } from '../presenters/products.ts';
import { categories } from './categories.ts';
import { type Actor, command, onlyChanged } from './command.ts';
import { given } from './given.ts';
import { showPictures } from './pictures.ts';
import { changedPrices, notReduced, recordCounts, refuseTakenSkus, withVariants } from './variants.ts';
import { checkVersion } from './versions.ts';

export async function productOf(t: Reader, id: string): Promise<StoredProduct> {
  const product = isId(id) ? await t.get('products', id) : undefined;
  if (!product) throw new ApiError(404, 'Ce produit n’existe pas.');
  return product;
}

/** Throws an ApiError: 409 when the slug is taken, 422 when the category doesn't exist or the prices are inconsistent. */
export const createProduct = command<NewProduct, StoredProduct>(async (t, actor, body) => {
  const product = newProduct(actor, body);
  await check(t, [product]);
  await takeSlugs(t, [product]);
  const shown = withFields(
    product,
    await showPictures(t, actor, { use: `products/${product.id}`, to: shownBy(product) }),
  );
  await t.add('products', product.id, shown);
  await recordCounts(t, actor, [[undefined, product]]);
  return { answer: shown, journal: [creationOf(product)] };
});

/** The addresses of its pictures, the first one for its card. */
const shownBy = ({ image, pictures }: StoredProduct): string[] => pictures?.map((one) => one.image) ?? [image];

/** With what is known of its pictures, each in its place. */
function withFields(
  product: StoredProduct,
  fields: readonly Pick<StoredProduct, 'imageWidths' | 'tint'>[],
): StoredProduct {
  const { imageWidths: _widths, tint: _tint, pictures, ...rest } = product;
  return {
    ...rest,
    ...fields[0],
    ...(pictures && {
      pictures: pictures.map(({ image, alt, x, y }, place) => {
        const widths = fields[place]?.imageWidths;
        return { image, ...(widths && { widths: [...widths] }), alt, x, y };
      }),
    }),
  };
}

/** What a change makes of the pictures: `image` alone is the only one. */
function picturesSaid({
  image = defaultProductImage,
  pictures,
}: Pick<ChangeProduct, 'image' | 'pictures'>): Pick<StoredProduct, 'image' | 'pictures'> {
  const [first] = pictures ?? [];
  if (first) return { image: first.image, ...(pictures && { pictures }) };
  return { image: pictures ? defaultProductImage : image };
}

/** Without the fields of its pictures. Throws an ApiError 422. */
export function newProduct(
  actor: Actor,
  { image, pictures, ...body }: Omit<NewProduct, 'image'> & Partial<Pick<NewProduct, 'image'>>,
): StoredProduct {
  const at = actor.now.toISOString();
  if (body.slug === undefined && slugify(body.name) === '') {
    throw refused('name', 'Le champ «\u00a0Nom\u00a0» doit contenir des lettres ou des chiffres.');
  }
  const { slug, status, published, discountPrice, variants, ...sent } = body;
  const made: StoredProduct = {
    id: uuid(),
    ...withoutDetails(sent),
    ...detailsOf(sent),
    ...picturesSaid({ image, pictures }),
    slug: slug ?? slugify(body.name),
    ...(discountPrice === undefined || discountPrice === null ? {} : { discountPrice }),
    status: status ?? (published ? 'published' : 'draft'),
    version: 1,
    createdAt: at,
    updatedAt: at,
    prices: [{ from: at, price: discountPrice ?? body.price }],
    ...(discountPrice === undefined || discountPrice === null ? {} : { reducedSince: at }),
    wasOrdered: false,
  };
  return withVariants(actor, made, variants ?? []);
}

export const creationOf = ({ id, name, status }: StoredProduct) => ({
  what: 'product.created',
  target: id,
  name,
  to: status,
});

const journaled = ['name', 'slug', 'status', 'category', 'price', 'discountPrice', 'stock', 'image'] as const;

/** Throws what `createProduct` throws, an ApiError 404 when there is no such product, and what `versions.ts` throws. */
export const changeProduct = command<ChangeProduct & { id: string }, StoredProduct>(async (t, actor, input) => {
  const { id, version, ...change } = input;
  const before = await productOf(t, id);
  checkVersion(version, before.version, ownerProduct(before));
  const after = changedProduct(actor, before, change);
  await check(t, [after]);
  if (after.slug !== before.slug) await takeSlugs(t, [after]);
  const [from, to] = [shownBy(before), shownBy(after)];
  const isShown = after.pictures === before.pictures && after.image === before.image;
  const pictures = { use: `products/${id}`, from, to, isOrdered: before.wasOrdered };
  await t.put('products', id, isShown ? after : withFields(after, await showPictures(t, actor, pictures)));
  await recordCounts(t, actor, [[before, after]]);
  return { answer: await productOf(t, id), journal: changesOf(before, after) };
});

/** Still with the fields of its pictures before. Throws an ApiError 422. */
export function changedProduct(actor: Actor, before: StoredProduct, change: ChangeProduct): StoredProduct {
  const { status, published, discountPrice, variants, version: _version, image, pictures, ...fields } = change;
  if (before.variants && !variants) refuseSharedFields(change);
  const { discountPrice: reduced, reducedSince, ...rest } = before;
  const isPictured = pictures !== undefined || (image !== undefined && image !== before.image);
  const { image: _image, pictures: _pictures, ...unpictured } = rest;
  const kept = isPictured ? { ...unpictured, ...picturesSaid({ image, pictures }) } : rest;
  const said = { ...kept, ...given(fields) };
  const discount = discountPrice === undefined ? reduced : (discountPrice ?? undefined);
  const changed: StoredProduct = {
    ...withoutDetails(said),
    ...detailsOf(said),
    ...(discount === undefined ? {} : { discountPrice: discount }),
    ...(discount === undefined ? {} : reductionOf(reduced, reducedSince, actor)),
    status: status ?? statusFrom(published, before.status),
    version: before.version + 1,
    updatedAt: actor.now.toISOString(),
  };
  const after = withVariants(actor, changed, variants ?? before.variants ?? []);
  const price = currentPrice(after);
  const isPriced = price !== currentPrice(before);
  return { ...after, prices: isPriced ? [...before.prices, { from: after.updatedAt, price }] : before.prices };
}

/** What the journal says of a change. */
export function changesOf(before: StoredProduct, after: StoredProduct) {
  const journal = journaled.map((what) => ({
    what: `product.${what}`,
    target: after.id,
    name: after.name,
    from: String(before[what] ?? ''),
    to: String(after[what] ?? ''),
  }));
  const bottles = changedPrices(before.variants ?? [], after.variants ?? []).map(({ bottle, ...prices }) => ({
    what: 'product.price',
    target: after.id,
    name: `${after.name}, ${bottleLabel(bottle)}`,
    ...prices,
  }));
  const pictures = {
    what: 'product.pictures',
    target: after.id,
    name: after.name,
    from: String(picturesOf(before).length),
    to: String(picturesOf(after).length),
  };
  return [...onlyChanged([...journal, pictures]), ...bottles];
}

/** Throws an ApiError 422 where a change names what follows from the variants. */
function refuseSharedFields({ price, discountPrice, stock, sizes, nicotineStrengths }: ChangeProduct): void {
  if ((price ?? discountPrice ?? stock ?? sizes ?? nicotineStrengths) === undefined) return;
  throw new ApiError(422, 'Chaque flacon de ce produit a son prix et son stock\u00a0: changez «\u00a0Flacons\u00a0».');
}

/** Returns the archived product, or nothing when it was deleted: a product that was ever ordered is only archived. */
export const removeProduct = command<string, StoredProduct | undefined>(async (t, actor, id) => {
  const product = await productOf(t, id);
  const to = product.wasOrdered ? 'archived' : 'removed';
  const journal = [{ what: 'product.status', target: id, name: product.name, from: product.status, to }];
  if (product.wasOrdered) {
    const archived = {
      ...product,
      status: 'archived',
      version: product.version + 1,
      updatedAt: actor.now.toISOString(),
    } as const;
    await t.put('products', id, archived);
    return { answer: archived, journal };
  }
  await t.del('products', id);
  await t.del('slugs', product.slug);
  await showPictures(t, actor, { use: `products/${id}`, from: shownBy(product), to: [] });
  return { answer: undefined, journal };
});

/** Begins with the first reduced price, and ends with it. */
const reductionOf = (kept: number | undefined, since: string | undefined, { now }: Actor) =>
  kept === undefined ? { reducedSince: now.toISOString() } : { ...(since !== undefined && { reducedSince: since }) };

/**
 * Throws an ApiError 422 when a size or a strength could be bought in no bottle that a shop in service may sell.
 */
export function checkBottles({ sizes, nicotineStrengths, variants }: StoredProduct): void {
  const unlawful = variants?.find(({ nicotineStrength, size }) => !isLawfulBottle(nicotineStrength, size));
  if (unlawful) throw new ApiError(422, `${unlawfulBottle} Retirez ${bottleLabel(unlawful)}.`);
  const isSold = (strength: number) => sizes.some((size) => isLawfulBottle(strength, size));
  const isFilled = (size: number) => nicotineStrengths.some((strength) => isLawfulBottle(strength, size));
  if (!nicotineStrengths.every(isSold) || !sizes.every(isFilled)) {
    throw new ApiError(422, `${unlawfulBottle} Une contenance plus grande demande aussi le taux 0.`);
  }
}

const refused = (field: keyof NewProduct, message: string, status = 422) =>
  new ApiError(status, message, {}, { field });

function statusFrom(published: boolean | undefined, before: ProductStatus): ProductStatus {
  if (published === undefined) return before;
  if (published) return 'published';
  return before === 'published' ? 'draft' : before;
}

/** Throws an ApiError: 422 where a product isn't one that a shop can have, 409 where its bottles have the SKU of another. */
export async function check(t: Reader, products: readonly StoredProduct[]): Promise<void> {
  await refuseTakenSkus(t, products);
  for (const { slug, price, discountPrice } of products) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
      throw refused(
        'slug',
        'Le champ «\u00a0Adresse de la page\u00a0» ne peut contenir que des lettres, des chiffres et des tirets.',
      );
    }
    if (discountPrice !== undefined && discountPrice >= price) throw notReduced();
  }
  const names = (await categories(t)).map(({ name }) => name);
  const stray = products.find(({ category }) => !names.includes(category));
  if (stray) throw refused('category', `La catégorie «\u00a0${stray.category}\u00a0» n’existe pas.`);
}

/** The former slug keeps leading to the product, unless another product takes it. */
export async function takeSlugs(t: Transaction, products: readonly StoredProduct[]): Promise<void> {
  const taken = new Map<string, StoredProduct>();
  const known = await t.getAll(
    'slugs',
    products.map(({ slug }) => slug),
  );
  const owners = await t.getAll('products', [...new Set(known.map(({ record }) => record.productId))].sort());
  const byId = new Map(owners.map(({ id, record }) => [id, record]));
  const ownerOf = new Map(known.map(({ id, record }) => [id, byId.get(record.productId)]));
  for (const product of products) {
    const { id, name, slug } = product;
    const owner = taken.get(slug) ?? ownerOf.get(slug);
    if (owner && owner.id !== id && owner.slug === slug) {
      // An owner who typed no address is told of the name that it was made from.
      throw slug === slugify(name)
        ? refused('name', 'Un produit porte déjà ce nom.', 409)
        : refused('slug', `L’adresse «\u00a0${slug}\u00a0» est déjà celle de ${owner.name}.`, 409);
    }
    taken.set(slug, product);
  }
  await t.putAll(
    'slugs',
    products.map(({ id, slug }) => ({ id: slug, record: { productId: id } })),
  );
}
