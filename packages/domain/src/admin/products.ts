import { bottleSizes, categoryNames, nicotineStrengths } from '../catalogue.ts';
import { formatPrice, toCents, toEuros } from '../money.ts';
import { fold, parsePrice, parseStock, slugify, splitList } from '../slug.ts';
import type { Stamp } from '../stamp.ts';

/** A product of the administration (section 3). Prices in euros, stock in pieces, sizes in ml. */
export interface AdminProduct {
  id: string;
  name: string;
  /** Made from the name. */
  slug: string;
  category: string;
  description: string;
  price: number;
  discountPrice?: number;
  image: string;
  stock: number;
  published: boolean;
  nicotineStrengths: string[];
  sizes: number[];
  flavors: string[];
  ingredients: string[];
  /** ISO dates. */
  createdAt: string;
  updatedAt: string;
}

/** The product dialog as it is filled: everything typed is still text. */
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

/** What the product list is narrowed to. */
export interface AdminProductFilters {
  query: string;
  /** `null` means all. */
  category: string | null;
}

/** Figures of the four cards above the products (section 2). */
export interface ProductStats {
  total: number;
  published: number;
  outOfStock: number;
  lowStock: number;
  /** In euros; `undefined` without products. */
  averagePrice: number | undefined;
  categories: number;
}

/** One category as the administration counts it. */
export interface AdminCategory {
  name: string;
  total: number;
  published: number;
}

/** How much is left: nothing, fewer than ten pieces, or enough. */
export type StockLevel = 'out' | 'low' | 'ok';

/** Below this many pieces the stock is low (section 9). */
export const lowStockBelow = 10;

/** The picture of a product that was given none. */
export const defaultProductImage = '/images/products/default-product.png';

/** Nothing at all is out, fewer than ten pieces are low (section 9). */
export function stockLevel(stock: number): StockLevel {
  if (stock === 0) return 'out';
  return stock < lowStockBelow ? 'low' : 'ok';
}

/** The figures above the product list. The average is of the regular prices. */
export function productStats(products: readonly AdminProduct[]): ProductStats {
  const sum = products.reduce((cents, product) => cents + toCents(product.price), 0);
  return {
    total: products.length,
    published: products.filter((product) => product.published).length,
    outOfStock: products.filter((product) => stockLevel(product.stock) === 'out').length,
    lowStock: products.filter((product) => stockLevel(product.stock) === 'low').length,
    averagePrice: products.length === 0 ? undefined : toEuros(Math.round(sum / products.length)),
    categories: new Set(products.map((product) => product.category)).size,
  };
}

/** The average price as its card shows it; `0€` to the letter without products (section 2). */
export function averagePriceLabel(products: readonly AdminProduct[]): string {
  const { averagePrice } = productStats(products);
  return averagePrice === undefined ? '0€' : formatPrice(averagePrice);
}

/** « Publié » or « Brouillon » (section 4). */
export function publishedLabel(product: Pick<AdminProduct, 'published'>): string {
  return product.published ? 'Publié' : 'Brouillon';
}

/** What the row action would do: « Désactiver » or « Publier » (section 2). */
export function togglePublishedLabel(product: Pick<AdminProduct, 'published'>): string {
  return product.published ? 'Désactiver' : 'Publier';
}

/** The products whose name, description or slug contains the query, in one category or all. */
export function filterAdminProducts(
  products: readonly AdminProduct[],
  { query, category }: AdminProductFilters,
): AdminProduct[] {
  const wanted = fold(query.trim());
  return products.filter(
    (product) =>
      (category === null || product.category === category) &&
      [product.name, product.description, product.slug].some((text) => fold(text).includes(wanted)),
  );
}

/** Every category of the shop with its products, also the empty ones. */
export function adminCategories(products: readonly AdminProduct[]): AdminCategory[] {
  return categoryNames.map((name) => {
    const { total, published } = productStats(products.filter((product) => product.category === name));
    return { name, total, published };
  });
}

/** The products with one of them published, or made a draft. */
export function togglePublished(products: readonly AdminProduct[], id: string): AdminProduct[] {
  return products.map((product) => (product.id === id ? { ...product, published: !product.published } : product));
}

/** The products without one of them. */
export function removeAdminProduct(products: readonly AdminProduct[], id: string): AdminProduct[] {
  return products.filter((product) => product.id !== id);
}

/** The dialog before it is filled: every strength and size is ticked (section 9). */
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

/** The dialog filled with a product that is to be changed. */
export function adminProductForm(product: AdminProduct): AdminProductForm {
  return {
    name: product.name,
    category: product.category,
    image: product.image,
    price: String(product.price).replace('.', ','),
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

/** The new product that the dialog describes: published from the start (section 4). */
export function createAdminProduct(form: AdminProductForm, { id, now }: Stamp): AdminProduct {
  const createdAt = now.toISOString();
  return { id, ...formValues(form), published: true, createdAt, updatedAt: createdAt };
}

/** A product as the dialog changed it; whether it is published, reduced and since when stays. */
export function updateAdminProduct(product: AdminProduct, form: AdminProductForm, now: Date): AdminProduct {
  return { ...product, ...formValues(form), updatedAt: now.toISOString() };
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
