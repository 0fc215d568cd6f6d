/** A file of products: many changes at once, or none. */
import { isDeepStrictEqual } from 'node:util';
import { isSameBottle } from '@nuee/domain';
import type { Import, Imported, NewVariant } from '@nuee/domain/live';
import type { StoredProduct, StoredVariant } from '../db/storage.ts';
import { command } from './command.ts';
import { given } from './given.ts';
import { changedProduct, changesOf, check, creationOf, newProduct, takeSlugs } from './products.ts';
import { recordCounts } from './variants.ts';

type SetOfBottle = Import['variants'][number]['set'];

/** The answer, and the products that were changed or made. */
interface Done {
  readonly answer: Imported;
  readonly products: readonly StoredProduct[];
}

/**
 * Leaves what a sale or somebody else has changed since the file was compared with it. Throws what `createProduct` throws; nothing is
 * changed then.
 */
export const importProducts = command<Import, Done>(async (t, actor, file) => {
  const ids = [...file.products, ...file.variants, ...file.added].map(({ productId }) => productId);
  // Locked in one order.
  const before = new Map(
    (await t.getAll('products', [...new Set(ids)].sort())).map(({ id, record }) => [id, record] as const),
  );
  const overtaken: Imported['overtaken'] = [];
  const sets = new Map<string, Import['products'][number]['set']>();
  for (const { productId, set, was } of file.products) {
    if (isAsShown(before.get(productId), set, was)) sets.set(productId, set);
    else overtaken.push({ productId });
  }
  const bottles = new Map<string, (NewVariant | StoredVariant)[]>();
  const bottlesOf = (id: string) => {
    const own = bottles.get(id) ?? [...(before.get(id)?.variants ?? [])];
    bottles.set(id, own);
    return own;
  };
  for (const { productId, variantId, set, was } of file.variants) {
    const own = bottlesOf(productId);
    const place = own.findIndex((one) => 'id' in one && one.id === variantId);
    const bottle = own[place];
    if (bottle && isAsShown(bottle, set, was)) own[place] = withSet(bottle, set);
    else overtaken.push({ productId, variantId });
  }
  for (const bottle of file.added) {
    const { productId } = bottle;
    const own = bottlesOf(productId);
    if (!before.get(productId)?.variants || own.some((one) => isSameBottle(one, bottle))) overtaken.push({ productId });
    else own.push(bottle);
  }
  const changes = [...before].flatMap(([id, product]) => {
    const [set, variants] = [sets.get(id), bottles.get(id)];
    if (!set && !variants) return [];
    return [[product, changedProduct(actor, product, { ...set, variants })] as const];
  });
  const made = file.created.map((body) => newProduct(actor, body));
  const products = [...changes.map(([, after]) => after), ...made];
  if (products.length === 0) return { answer: { answer: { overtaken }, products } };
  await check(t, products);
  await takeSlugs(t, made);
  await t.putAll(
    'products',
    products.map((product) => ({ id: product.id, record: product })),
  );
  await recordCounts(t, actor, [...changes, ...made.map((product) => [undefined, product] as const)]);
  return {
    answer: { answer: { overtaken }, products },
    journal: [...changes.flatMap(([old, product]) => changesOf(old, product)), ...made.map(creationOf)],
  };
});

type Values = Readonly<Record<string, unknown>>;

/** Whether each field is still what the file was compared with, or is what it asks for already. */
function isAsShown(stored: object | undefined, set: Values, was: Values): boolean {
  if (stored === undefined) return false;
  const values: Values = { ...stored };
  return Object.entries(set).every(([name, value]) => {
    const now = orNull(values[name]);
    return isDeepStrictEqual(now, orNull(was[name])) || isDeepStrictEqual(now, orNull(value));
  });
}

const orNull = (value: unknown): unknown => (value === '' || value === false ? null : (value ?? null));

function withSet(bottle: NewVariant | StoredVariant, { weight = bottle.weight, ...set }: SetOfBottle): NewVariant {
  const { weight: _weight, ...rest } = bottle;
  return { ...rest, ...given(set), ...(weight !== null && weight !== undefined && { weight }) };
}
