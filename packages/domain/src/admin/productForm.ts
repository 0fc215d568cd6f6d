import { bottleSizes, nicotineStrengths } from '../catalogue.ts';
import type { ProductStatus } from '../live/records.ts';
import { detailsOf, type ProductDetails, withoutDetails } from '../productDetails.ts';
import { defaultProductImage, type ProductPicture, picturesOf, picturesText } from '../productPictures.ts';
import { parsePrice, parseStock, slugify, splitList } from '../slug.ts';
import type { Stamp } from '../stamp.ts';
import { fromVariants, isSameBottle } from '../variants.ts';
import type { Difference } from './differences.ts';
import { type FieldIssues, fieldIssues, unlessTyped } from './fieldIssues.ts';
import { type AdminProduct, productStatusLabel, stockError } from './products.ts';
import {
  discountIssue,
  mergeVariants,
  priceIssue,
  reducedPrice,
  typedPrice,
  typedVariants,
  type VariantForm,
  variantIssues,
  variantRows,
  variantsConflict,
  variantsText,
} from './variantRows.ts';

/** The product dialog while it is filled in: everything typed is still text. */
export interface AdminProductForm extends ProductDetails {
  name: string;
  category: string;
  image: string;
  price: string;
  stock: string;
  description: string;
  nicotineStrengths: string[];
  sizes: number[];
  /** Comma-separated. */
  flavors: string;
  /** Comma-separated. */
  ingredients: string;
  /** In a live shop only; the demonstration's products are published from the start. */
  status?: ProductStatus;
  /** In a live shop, where each bottle has its own price and stock: they take the place of those of the product. */
  variants?: VariantForm[] | undefined;
  /** In a live shop, in place of `image`: the first one stands on the card. */
  pictures?: ProductPicture[];
  /** Whether another one is on its way to the shop. */
  isSending?: boolean;
  /** In a live shop only, as what the product says besides. */
  shortDescription?: string;
  isBestSeller?: boolean;
  isNew?: boolean;
}

/** The page of a product that is changed: the dialog's fields and the reduced price. */
export interface AdminProductEdit extends AdminProductForm {
  /** Empty without a reduction. */
  discountPrice: string;
}

/** The form before it is filled: every strength and size is ticked (section 9). In a live shop nothing is, and each bottle has its own price. */
export function emptyAdminProductForm(isLive = false): AdminProductForm {
  return {
    name: '',
    category: '',
    image: '',
    price: '',
    stock: '',
    description: '',
    nicotineStrengths: isLive ? [] : nicotineStrengths.map(String),
    sizes: isLive ? [] : [...bottleSizes],
    flavors: '',
    ingredients: '',
    ...(isLive && {
      status: 'published',
      shortDescription: '',
      isBestSeller: false,
      isNew: false,
      variants: [],
      pictures: [],
    }),
  };
}

/**
 * The form filled with a product that is to be changed.
 *
 * @param isLive whether it is one of a live shop, whose form asks for the status.
 */
export function adminProductForm(product: AdminProduct, isLive = false): AdminProductEdit {
  return {
    name: product.name,
    category: product.category,
    image: isLive ? '' : product.image,
    price: typedPrice(product.price),
    discountPrice: product.discountPrice === undefined ? '' : typedPrice(product.discountPrice),
    stock: String(product.stock),
    description: product.description,
    nicotineStrengths: product.nicotineStrengths.map(String),
    sizes: product.sizes,
    flavors: product.flavors.join(', '),
    ingredients: product.ingredients.join(', '),
    ...(isLive && {
      status: product.status,
      shortDescription: product.shortDescription ?? '',
      isBestSeller: product.isBestSeller,
      isNew: product.isNew,
      ...detailsOf(product),
      ...(product.variants && { variants: variantRows(product) }),
      pictures: picturesOf(product),
    }),
  };
}

/** The fields of the dialog that are checked. */
export type AdminProductField =
  | 'name'
  | 'category'
  | 'price'
  | 'stock'
  | 'pictures'
  | 'description'
  | 'nicotineStrengths'
  | 'sizes';

/** Those of the fields of its bottles have the names of `variantField`. */
export type AdminProductIssues = FieldIssues<AdminProductField | 'discountPrice'> & FieldIssues<string>;

/** Why a product can't be saved, quoted from section 5; `undefined` when it can. A stock of 0 is accepted. */
export function adminProductError(form: AdminProductForm): string | undefined {
  const isIncomplete = [form.name, form.category, form.description].some((text) => text.trim() === '');
  return isIncomplete || (!form.variants && parsePrice(form.price) === 0)
    ? 'Veuillez remplir tous les champs obligatoires'
    : undefined;
}

/**
 * What the fields of the dialog still need. In a live shop the page of a product needs an address, and a stock that can't be read
 * isn't 0 as in the demonstration.
 */
export function adminProductIssues(form: AdminProductForm): AdminProductIssues {
  const isLive = isOfLiveShop(form);
  const isNameless = isLive && slugify(form.name) === '';
  const issues: AdminProductIssues = fieldIssues({
    name:
      unlessTyped(form.name, 'Indiquez le nom du produit.') ??
      (isNameless ? 'Donnez un nom qui contient des lettres ou des chiffres.' : undefined),
    category: unlessTyped(form.category, 'Choisissez une catégorie.'),
    price: priceIssue(form.price),
    stock: isLive ? stockError(form.stock) : undefined,
    pictures: form.isSending ? 'Attendez que l’image soit envoyée.' : undefined,
    description: unlessTyped(form.description, 'Décrivez le produit.'),
    nicotineStrengths: isLive && form.nicotineStrengths.length === 0 ? 'Cochez au moins un taux.' : undefined,
    sizes: isLive && form.sizes.length === 0 ? 'Cochez au moins une contenance.' : undefined,
  });
  if (!form.variants) return issues;
  const { name, category, pictures, description } = issues;
  return { ...fieldIssues({ name, category, pictures, description }), ...variantIssues(form.variants) };
}

/** What the fields of a changed product still need: besides the dialog's rules, a reduced price is below the regular one. */
export function adminProductEditIssues(form: AdminProductEdit): AdminProductIssues {
  const issues = adminProductIssues(form);
  if (form.variants) return issues;
  const { name, category, price, pictures, description, ...measures } = issues;
  return {
    ...fieldIssues({
      name,
      category,
      price,
      discountPrice: discountIssue(form),
      stock: stockError(form.stock),
      pictures,
      description,
    }),
    ...measures,
  };
}

/** The new product that the dialog describes: published from the start (section 4). */
export function createAdminProduct(form: AdminProductForm, { id, now }: Stamp): AdminProduct {
  const createdAt = now.toISOString();
  const values = formValues(form);
  return {
    id,
    ...values,
    ...presented(form, { isBestSeller: false, isNew: false }),
    status: 'published',
    published: true,
    prices: [{ from: createdAt, price: values.price }],
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/**
 * A product with the changes of its page; its publication and its date of creation stay. A reduced price that isn't
 * below the regular one is left out.
 */
export function updateAdminProduct(product: AdminProduct, form: AdminProductEdit, now: Date): AdminProduct {
  const {
    discountPrice: before,
    reducedSince,
    variants: _variants,
    pictures: _pictures,
    imageWidths,
    ...kept
  } = product;
  const discountPrice = reducedPrice(form);
  const since = before === undefined ? now.toISOString() : reducedSince;
  return {
    ...(isOfLiveShop(form) ? withoutDetails(kept) : kept),
    ...(imageWidths && !form.pictures && { imageWidths }),
    ...formValues(form, product),
    ...presented(form, product),
    ...(!form.variants &&
      discountPrice !== undefined && { discountPrice, ...(since !== undefined && { reducedSince: since }) }),
    ...(form.status && { status: form.status, published: form.status === 'published' }),
    updatedAt: now.toISOString(),
  };
}

/** Whether the page of a product has unsaved changes. */
export function isProductChanged(product: AdminProduct, form: AdminProductEdit): boolean {
  const saved = adminProductForm(updateAdminProduct(product, form, new Date(product.updatedAt)), true);
  return JSON.stringify(saved) !== JSON.stringify(adminProductForm(product, true));
}

/** What a price may rise or fall by before it looks mistyped: half of it. */
const usualMove = 0.5;

/** Whether a price moves so far that its comma may be in the wrong place. */
export const isUnusualMove = (from: number, to: number): boolean => Math.abs(to - from) > from * usualMove;

/** A price, or what is paid of it, where a form moves it by more than half: its comma may be in the wrong place. */
export function priceJump(product: AdminProduct, form: AdminProductEdit): { from: number; to: number } | undefined {
  const saved = updateAdminProduct(product, form, new Date(product.updatedAt));
  const pairs = saved.variants
    ? saved.variants.map((after) => ({ before: product.variants?.find((one) => isSameBottle(one, after)), after }))
    : [{ before: product, after: saved }];
  return pairs
    .flatMap(({ before, after }) =>
      before
        ? [
            { from: before.price, to: after.price },
            { from: before.discountPrice ?? before.price, to: after.discountPrice ?? after.price },
          ]
        : [],
    )
    .find(({ from, to }) => isUnusualMove(from, to));
}

type EditField = Exclude<keyof AdminProductEdit, 'isSending'>;

const labels: Readonly<Record<EditField, string>> = {
  name: 'Nom du produit',
  category: 'Catégorie',
  price: 'Prix (€)',
  discountPrice: 'Prix réduit (€)',
  stock: 'Stock',
  status: 'Publication',
  image: 'Image',
  pictures: 'Images',
  description: 'Description',
  nicotineStrengths: 'Taux de nicotine',
  sizes: 'Contenance',
  variants: 'Flacons',
  flavors: 'Arômes',
  ingredients: 'Ingrédients',
  shortDescription: 'Accroche',
  isBestSeller: 'Best-seller',
  isNew: 'Nouveau',
  homeOrder: 'Place à l’accueil',
  pg: 'PG / VG',
  batch: 'Numéro de lot',
  bestBefore: 'À utiliser de préférence avant',
  manufacturer: 'Fabricant',
  manufacturerContact: 'Coordonnées du fabricant',
  pictograms: 'Pictogrammes de danger',
  hazards: 'Mentions de danger et conseils de prudence',
  searchTitle: 'Titre pour les moteurs de recherche',
  searchText: 'Description pour les moteurs de recherche',
};

/**
 * The fields of a form that were saved otherwise since it was filled, and hold something else here.
 *
 * @param base the product that the form was filled with.
 * @param saved the product as it is now.
 */
export function productDifferences(
  base: AdminProduct,
  saved: AdminProduct,
  form: AdminProductEdit,
): Difference<EditField>[] {
  const isLive = isOfLiveShop(form);
  const [before, theirs] = [adminProductForm(base, isLive), adminProductForm(saved, isLive)];
  // « 19,9 » is the price that was saved as « 19,90 ».
  const mine = adminProductForm(updateAdminProduct(base, form, new Date(base.updatedAt)), isLive);
  const isSame = (field: EditField, a: AdminProductEdit, b: AdminProductEdit): boolean =>
    fieldValue(field, a) === fieldValue(field, b);
  return fieldsOf(labels)
    .filter((field) => !isSame(field, before, theirs) && !isSame(field, mine, theirs))
    .filter((field) => field !== 'variants' || variantsConflict(before.variants, theirs.variants, mine.variants))
    .map((field) => ({
      field,
      label: labels[field],
      mine: fieldText(field, mine),
      theirs: fieldText(field, theirs),
      isTyped: !isSame(field, before, mine),
    }));
}

/**
 * The form with what another owner saved, except for the fields that are kept as they were typed.
 *
 * @param base the product that the form was filled with.
 */
export function mergeProductForm(
  base: AdminProduct,
  saved: AdminProduct,
  form: AdminProductEdit,
  kept: ReadonlySet<string>,
): AdminProductEdit {
  const isLive = isOfLiveShop(form);
  const mine = Object.fromEntries(Object.entries(form).filter(([field]) => kept.has(field)));
  const theirs = adminProductForm(saved, isLive);
  const variants = mergeVariants(adminProductForm(base, isLive).variants, theirs.variants, form.variants);
  return { ...theirs, ...mine, ...(kept.has('variants') && { variants }) };
}

/** The fields of a form that aren't what it was filled with. */
export function typedProductFields(base: AdminProduct, form: AdminProductEdit): ReadonlySet<string> {
  const before = adminProductForm(base, isOfLiveShop(form));
  return new Set(fieldsOf(labels).filter((field) => fieldValue(field, before) !== fieldValue(field, form)));
}

/** What two forms are compared by: more of a picture differs than its text. */
const fieldValue = (field: EditField, form: AdminProductEdit): string =>
  field === 'pictures' ? JSON.stringify(form.pictures) : fieldText(field, form);

function fieldText(field: EditField, form: AdminProductEdit): string {
  if (field === 'pictures') return picturesText(form.pictures ?? []);
  if (field === 'status') return form.status === undefined ? '' : productStatusLabel(form.status);
  if (field === 'variants') return form.variants ? variantsText(form.variants) : '';
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

const fieldsOf = <Field extends string>(record: Readonly<Record<Field, string>>): Field[] =>
  Object.keys(record).filter((name): name is Field => Object.hasOwn(record, name));

const isOfLiveShop = ({ status }: AdminProductForm): boolean => status !== undefined;

/** What the form of a live shop says besides. */
const presented = (form: AdminProductForm, before: Pick<AdminProduct, 'isBestSeller' | 'isNew'>) => ({
  ...(form.shortDescription !== undefined && { shortDescription: form.shortDescription.trim() }),
  isBestSeller: form.isBestSeller ?? before.isBestSeller,
  isNew: form.isNew ?? before.isNew,
  ...detailsOf(form),
});

function formValues(form: AdminProductForm, product: Pick<AdminProduct, 'variants'> = {}) {
  const name = form.name.trim();
  return {
    name,
    slug: slugify(name),
    category: form.category.trim(),
    description: form.description.trim(),
    price: parsePrice(form.price),
    image: form.image.trim() || defaultProductImage,
    ...(form.pictures && pictureValues(form.pictures)),
    stock: parseStock(form.stock),
    nicotineStrengths: form.nicotineStrengths.map(Number),
    sizes: [...form.sizes],
    flavors: splitList(form.flavors),
    ingredients: splitList(form.ingredients),
    ...(form.variants && variantValues(form.variants, product)),
  };
}

/** The pictures, and what follows from them. */
function pictureValues(form: readonly ProductPicture[]) {
  const pictures = picturesOf({ image: '', pictures: form });
  const { image = defaultProductImage, widths } = pictures[0] ?? {};
  return { image, ...(widths && { imageWidths: widths }), pictures };
}

/** The variants, and what follows from them. */
function variantValues(rows: readonly VariantForm[], product: Pick<AdminProduct, 'variants'>) {
  const variants = typedVariants(rows, product);
  const { cheapest, ...sold } = fromVariants(variants);
  return {
    ...sold,
    price: cheapest?.price ?? 0,
    ...(cheapest?.discountPrice !== undefined && { discountPrice: cheapest.discountPrice }),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    variants,
  };
}
