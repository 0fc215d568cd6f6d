import { bottleSizes, nicotineStrengths } from '../catalogue.ts';
import { parsePrice, parseStock, slugify, splitList } from '../slug.ts';
import type { Stamp } from '../stamp.ts';
import type { AdminProduct } from './products.ts';

/** The values of the product dialog while it is filled in: everything typed is still text. */
export interface AdminProductForm {
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
}

/** The values of a product's page while it is edited: the dialog's fields and the reduced price. */
export interface AdminProductEdit extends AdminProductForm {
  /** Empty without a reduction. */
  discountPrice: string;
}

/** The picture of a product that was given none. */
export const defaultProductImage = '/images/products/default-product.png';

/** The empty dialog: every strength and size is ticked (section 9). */
export function emptyAdminProductForm(): AdminProductForm {
  return {
    name: '',
    category: '',
    image: '',
    price: '',
    stock: '',
    description: '',
    nicotineStrengths: nicotineStrengths.map(String),
    sizes: [...bottleSizes],
    flavors: '',
    ingredients: '',
  };
}

/** The form filled in with an existing product. */
export function adminProductForm(product: AdminProduct): AdminProductEdit {
  return {
    name: product.name,
    category: product.category,
    image: product.image,
    price: typedPrice(product.price),
    discountPrice: product.discountPrice === undefined ? '' : typedPrice(product.discountPrice),
    stock: String(product.stock),
    description: product.description,
    nicotineStrengths: product.nicotineStrengths,
    sizes: product.sizes,
    flavors: product.flavors.join(', '),
    ingredients: product.ingredients.join(', '),
  };
}

/** Why a product can't be saved, to the letter (section 5); `undefined` when it can. A stock of 0 is accepted. */
export function adminProductError(form: AdminProductForm): string | undefined {
  const filled = [form.name, form.category, form.description].every((text) => text.trim() !== '');
  return filled && parsePrice(form.price) > 0 ? undefined : 'Veuillez remplir tous les champs obligatoires';
}

/** Why an edited product can't be saved: the dialog's rules, and a reduced price must be below the regular one. */
export function adminProductEditError(form: AdminProductEdit): string | undefined {
  const reduced = parsePrice(form.discountPrice);
  const sensible = form.discountPrice.trim() === '' || (reduced > 0 && reduced < parsePrice(form.price));
  return adminProductError(form) ?? (sensible ? undefined : 'Le prix réduit doit être inférieur au prix');
}

/** The new product that the dialog describes: published from the start (section 4). */
export function createAdminProduct(form: AdminProductForm, { id, now }: Stamp): AdminProduct {
  const createdAt = now.toISOString();
  return { id, ...formValues(form), published: true, createdAt, updatedAt: createdAt };
}

/** The product with the edited values. Whether it is published, and when it was created, stays as it was. */
export function updateAdminProduct(product: AdminProduct, form: AdminProductEdit, now: Date): AdminProduct {
  const { discountPrice: _, ...kept } = product;
  const discountPrice = parsePrice(form.discountPrice);
  return {
    ...kept,
    ...formValues(form),
    ...(discountPrice > 0 && { discountPrice }),
    updatedAt: now.toISOString(),
  };
}

function typedPrice(euros: number): string {
  return String(euros).replace('.', ',');
}

function formValues(form: AdminProductForm) {
  const name = form.name.trim();
  return {
    name,
    slug: slugify(name),
    category: form.category.trim(),
    description: form.description.trim(),
    price: parsePrice(form.price),
    image: form.image.trim() || defaultProductImage,
    stock: parseStock(form.stock),
    nicotineStrengths: [...form.nicotineStrengths],
    sizes: [...form.sizes],
    flavors: splitList(form.flavors),
    ingredients: splitList(form.ingredients),
  };
}
