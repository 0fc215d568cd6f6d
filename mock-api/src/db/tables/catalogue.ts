/** Products, their categories, pictures and stock. */
import { isDeepStrictEqual } from 'node:util';
import {
  currentPrice,
  detailsOf,
  fewPieces,
  fold,
  type ProductDetails,
  type ProductPicture,
  toCents,
  toEuros,
} from '@nuee/domain';
import { raisePublication } from '../announce.ts';
import type { StoredProduct, StoredVariant } from '../recordTypes.ts';
import type { ProductRow, VariantRow } from '../schema.ts';
import { inStatements } from './inStatements.ts';
import { type Change, type Transaction, table } from './table.ts';
import {
  centsOr,
  eurosOr,
  json,
  jsonOr,
  parsed,
  parsedOr,
  present,
  searchText,
  staffOf,
  trueOr,
  truth,
  truthOr,
} from './values.ts';

interface StoredPrice {
  readonly from: string;
  readonly cents: number;
}

const filledOr = (details: ProductDetails) => jsonOr(Object.keys(details).length === 0 ? undefined : details);

const pricesOf = (prices: StoredProduct['prices']) =>
  json(prices.map(({ from, price }): StoredPrice => ({ from, cents: toCents(price) })));
const pricesIn = (row: string) =>
  parsed<StoredPrice[]>(row).map(({ from, cents }) => ({ from, price: toEuros(cents) }));

/** An older version that runs beside changes the first one alone: it is the only one then. */
function picturesIn({ image, pictures: row }: Pick<ProductRow, 'image' | 'pictures'>): ProductPicture[] | undefined {
  const pictures = parsedOr<ProductPicture[]>(row);
  return pictures?.[0]?.image === image ? pictures : undefined;
}

export const products = table<'products', 'products'>({
  name: 'products',
  toRow: (id, product) => ({
    id,
    slug: product.slug,
    name: product.name,
    name_key: fold(product.name),
    short_description: product.shortDescription,
    description: product.description,
    category: product.category,
    category_key: fold(product.category),
    price_cents: toCents(product.price),
    discount_cents: centsOr(product.discountPrice),
    current_cents: toCents(currentPrice(product)),
    image: product.image,
    image_widths: jsonOr(product.imageWidths),
    tint: jsonOr(product.tint),
    is_best_seller: truthOr(product.isBestSeller),
    is_new: truthOr(product.isNew),
    nicotine_strengths: json(product.nicotineStrengths),
    sizes: json(product.sizes),
    flavors: json(product.flavors),
    ingredients: json(product.ingredients),
    status: product.status,
    stock: product.stock,
    least_stock: Math.min(...(product.variants ?? [product]).map(({ stock }) => stock)),
    has_variants: truth(product.variants !== undefined),
    version: product.version,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    prices: pricesOf(product.prices),
    reduced_since: product.reducedSince ?? null,
    was_ordered: truth(product.wasOrdered),
    details: filledOr(detailsOf(product)),
    pictures: jsonOr(product.pictures),
    search: searchText(product.name, product.slug, product.description),
  }),
  fromRow: (row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    category: row.category,
    price: toEuros(row.price_cents),
    image: row.image,
    nicotineStrengths: parsed(row.nicotine_strengths),
    sizes: parsed(row.sizes),
    flavors: parsed(row.flavors),
    ingredients: parsed(row.ingredients),
    status: row.status,
    stock: row.stock,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    prices: pricesIn(row.prices),
    wasOrdered: row.was_ordered === 1,
    ...(row.has_variants === 1 && { variants: [] }),
    ...present({
      discountPrice: eurosOr(row.discount_cents),
      imageWidths: parsedOr<number[]>(row.image_widths),
      tint: parsedOr<never>(row.tint),
      isBestSeller: trueOr(row.is_best_seller),
      isNew: trueOr(row.is_new),
      reducedSince: row.reduced_since,
    }),
    ...present({ pictures: picturesIn(row) }),
    ...parsedOr<ProductDetails>(row.details),
  }),
  async complete(db, found) {
    const having = found.flatMap(({ id, record }) => (record.variants ? [id] : []));
    if (having.length === 0) return found;
    const rows = await db
      .selectFrom('variants')
      .selectAll()
      .where('product_id', 'in', having)
      .orderBy('product_id')
      .orderBy('nicotine_strength')
      .orderBy('size')
      .execute();
    const ofProduct = Map.groupBy(rows, ({ product_id }) => product_id);
    return found.map(({ id, record }) => {
      const variants = ofProduct.get(id)?.map(variantOf);
      return { id, record: { ...record, ...(variants && { variants }) } };
    });
  },
  follow: (t, change) => followProducts(t, [change]),
  followAll: (t, changes) => followProducts(t, changes),
});

async function followProducts(t: Transaction, changes: readonly Change<'products'>[]): Promise<void> {
  await putVariants(t, changes);
  const isPublic = ({ before, after }: Change<'products'>) =>
    !isDeepStrictEqual(before && publicPart(before), after && publicPart(after));
  if (changes.some(isPublic)) raisePublication(t);
}

/** The fields whose change is published. Of the stock only whether there is none, few or enough. */
const publicPart = ({ stock, version: _v, updatedAt: _u, wasOrdered: _w, variants, ...rest }: StoredProduct) => ({
  ...rest,
  stock: Math.min(stock, fewPieces + 1),
  variants: variants?.map((variant) => ({ ...variant, stock: Math.min(variant.stock, fewPieces + 1) })),
});

/** Those that have changed are written anew; first those that are gone make room for their SKU. */
async function putVariants(t: Transaction, changes: readonly Change<'products'>[]): Promise<void> {
  const isIn = (all: readonly StoredVariant[], one: StoredVariant) =>
    all.some((other) => isDeepStrictEqual(other, one));
  const gone: string[] = [];
  const rows: VariantRow[] = [];
  for (const {
    id: productId,
    before: { variants: before = [] } = {},
    after: { variants: after = [] } = {},
  } of changes) {
    gone.push(...before.filter((one) => !isIn(after, one)).map(({ id }) => id));
    rows.push(
      ...variantRows(
        productId,
        after.filter((one) => !isIn(before, one)),
      ),
    );
  }
  for (const some of inStatements(gone.map((id) => ({ id })))) {
    const ids = some.map(({ id }) => id);
    await t.query((db) => db.deleteFrom('variants').where('id', 'in', ids).execute());
  }
  for (const some of inStatements(rows)) await t.query((db) => db.insertInto('variants').values(some).execute());
}

export const variantRows = (productId: string, variants: readonly StoredVariant[]): VariantRow[] =>
  variants.map((variant) => ({
    id: variant.id,
    product_id: productId,
    size: variant.size,
    nicotine_strength: variant.nicotineStrength,
    sku: variant.sku ?? null,
    ean: variant.ean ?? null,
    price_cents: toCents(variant.price),
    discount_cents: centsOr(variant.discountPrice),
    stock: variant.stock,
    weight: variant.weight ?? null,
    prices: pricesOf(variant.prices),
    reduced_since: variant.reducedSince ?? null,
  }));

const variantOf = (row: VariantRow): StoredVariant => ({
  id: row.id,
  size: row.size,
  nicotineStrength: row.nicotine_strength,
  price: toEuros(row.price_cents),
  stock: row.stock,
  prices: pricesIn(row.prices),
  ...present({
    sku: row.sku,
    ean: row.ean,
    discountPrice: eurosOr(row.discount_cents),
    weight: row.weight,
    reducedSince: row.reduced_since,
  }),
});

export const slugs = table<'slugs', 'slugs'>({
  name: 'slugs',
  toRow: (id, { productId }) => ({ id, product_id: productId }),
  fromRow: (row) => ({ productId: row.product_id }),
});

export const seeded = table<'seeded', 'seeded_products'>({
  name: 'seeded_products',
  toRow: (id) => ({ id }),
  fromRow: () => ({}),
});

export const categories = table<'categories', 'categories'>({
  name: 'categories',
  isShared: true,
  toRow: (id, { name, slug, image, imageWidths, tint, position, version }) => ({
    id,
    name,
    slug,
    image,
    position,
    version,
    image_widths: jsonOr(imageWidths),
    tint: jsonOr(tint),
  }),
  fromRow: ({ name, slug, image, image_widths, tint, position, version }) => ({
    name,
    slug,
    image,
    position,
    version,
    ...present({ imageWidths: parsedOr<number[]>(image_widths), tint: parsedOr<never>(tint) }),
  }),
  follow: async (t) => raisePublication(t),
});

export const movements = table<'movements', 'stock_movements'>({
  name: 'stock_movements',
  toRow: (id, { productId, createdAt, who, why, from, to, order, bottle }) => ({
    id,
    product_id: productId,
    created_at: createdAt,
    who,
    who_key: staffOf(who),
    why,
    stock_from: from,
    stock_to: to,
    order_id: order?._id ?? null,
    order_number: order?.orderNumber ?? null,
    size: bottle?.size ?? null,
    nicotine_strength: bottle?.nicotineStrength ?? null,
  }),
  fromRow: ({ product_id, created_at, who, why, stock_from, stock_to, order_id, order_number, ...bottle }) => ({
    productId: product_id,
    createdAt: created_at,
    who,
    why,
    from: stock_from,
    to: stock_to,
    ...(order_id !== null && order_number !== null && { order: { _id: order_id, orderNumber: order_number } }),
    ...(bottle.size !== null &&
      bottle.nicotine_strength !== null && {
        bottle: { size: bottle.size, nicotineStrength: bottle.nicotine_strength },
      }),
  }),
});

export const pictures = table<'pictures', 'pictures'>({
  name: 'pictures',
  toRow: (id, { widths, tint, uses, isKept, endsAt }) => ({
    id,
    widths: json(widths),
    tint: json(tint),
    uses: json(uses),
    is_kept: truth(isKept),
    ends_at: endsAt ?? null,
  }),
  fromRow: ({ widths, tint, uses, is_kept, ends_at }) => ({
    widths: parsed(widths),
    tint: parsed(tint),
    uses: parsed(uses),
    isKept: is_kept === 1,
    ...present({ endsAt: ends_at }),
  }),
});

export const pictureFiles = table<'pictureFiles', 'picture_files'>({
  name: 'picture_files',
  toRow: (id, { base64, endsAt }) => ({ id, bytes: Buffer.from(base64, 'base64'), ends_at: endsAt ?? null }),
  fromRow: ({ bytes, ends_at }) => ({ base64: Buffer.from(bytes).toString('base64'), ...present({ endsAt: ends_at }) }),
});
