/** What a file of products changes, in one call. */
import * as v from 'valibot';
import { id, required } from '../fields.ts';
import { ChangeProductBody, NewProductBody, VariantBody } from './products.ts';

/** In lines, each of a bottle, or of a product without any. */
export const maxFileLines = 5_000;

const list = <S extends v.GenericSchema>(item: S) =>
  v.optional(
    v.pipe(v.array(item, 'doit être une liste.'), v.maxLength(maxFileLines, 'dépasse 5\u202f000 éléments.')),
    [],
  );

/** What the file was compared with. */
const was = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])));
const productSet = v.pick(ChangeProductBody, [
  ...(['name', 'category', 'description', 'status', 'price', 'discountPrice', 'stock'] as const),
  ...(['shortDescription', 'isBestSeller', 'isNew', 'homeOrder', 'pg', 'batch', 'bestBefore'] as const),
  ...(['manufacturer', 'manufacturerContact', 'pictograms', 'hazards'] as const),
]);
const { size: _size, nicotineStrength: _strength, weight, ...variantEntries } = VariantBody.entries;
const variantSet = v.partial(v.object({ ...variantEntries, weight: v.nullish(weight) }, required));

export const ImportBody = v.object(
  {
    products: list(v.object({ productId: id, set: productSet, was }, required)),
    variants: list(v.object({ productId: id, variantId: id, set: variantSet, was }, required)),
    /** New bottles of a product that has bottles. */
    added: list(v.object({ productId: id, ...VariantBody.entries }, required)),
    // Pictures aren't in a file.
    created: list(v.omit(NewProductBody, ['image', 'pictures'])),
  },
  required,
);
export type Import = v.InferOutput<typeof ImportBody>;

/** What was left as it is, because it is no longer what the file was compared with: everything else is changed. */
export const ImportedSchema = v.object({
  overtaken: v.array(v.object({ productId: v.string(), variantId: v.optional(v.string()) })),
});
export type Imported = v.InferOutput<typeof ImportedSchema>;
