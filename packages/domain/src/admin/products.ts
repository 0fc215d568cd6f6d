import { bottleSizes, categoryNames, currentPrice, nicotineStrengths, type Product } from '../catalogue.ts';
import { formatPrice, toCents, toEuros } from '../money.ts';
import { fold, parsePrice, parseStock, slugify, splitList } from '../slug.ts';
import type { Stamp } from '../stamp.ts';
import type { ListRules } from './listRows.ts';

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

/** The page of a product that is changed: the dialog's fields and the reduced price. */
export interface AdminProductEdit extends AdminProductForm {
  /** Empty without a reduction. */
  discountPrice: string;
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

/** The columns that products are sorted by, as an address names them. */
export const productColumns = ['produit', 'categorie', 'prix', 'stock', 'date', 'statut'] as const;
export type ProductColumn = (typeof productColumns)[number];

/**
 * Products are found by name, description or slug, filtered by category, and sorted: by the price that is paid, drafts before what
 * is published.
 */
export const productList: ListRules<AdminProduct, ProductColumn> = {
  texts: [({ name }) => name, ({ description }) => description, ({ slug }) => slug],
  kindOf: ({ category }) => category,
  keys: {
    produit: (product) => fold(product.name),
    categorie: (product) => fold(product.category),
    prix: (product) => currentPrice(product),
    stock: (product) => product.stock,
    date: (product) => Date.parse(product.createdAt),
    statut: (product) => Number(product.published),
  },
};

/** The categories with their products, also the empty ones. */
export function adminCategories(
  products: readonly AdminProduct[],
  names: readonly string[] = categoryNames,
): AdminCategory[] {
  return names.map((name) => {
    const { total, published } = productStats(products.filter((product) => product.category === name));
    return { name, total, published };
  });
}

/** Why a category can't be called so, in the words of the product dialog; `undefined` when it can. */
export function categoryError(name: string): string | undefined {
  return name.trim() === '' ? 'Veuillez remplir tous les champs obligatoires' : undefined;
}

/** The categories with one of them called otherwise. A name that another one has unites the two. */
export function renameCategory(names: readonly string[], from: string, to: string): string[] {
  const wanted = to.trim();
  return [...new Set(names.map((name) => (name === from ? wanted : name)))];
}

/** The products with those of one category moved to another. */
export function moveCategory(products: readonly AdminProduct[], from: string, to: string): AdminProduct[] {
  const wanted = to.trim();
  return products.map((product) => (product.category === from ? { ...product, category: wanted } : product));
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

/** The form filled with a product that is to be changed. */
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

/** Why a changed product can't be saved: besides the dialog's rules a reduced price is below the regular one. */
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

/** A product as its page changed it; whether it is published and since when stays. */
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

/** The product as a card of the storefront shows it: its flavours in one line, or else its description. */
export function storefrontProduct(product: AdminProduct): Product {
  const { stock: _stock, published: _published, createdAt: _created, updatedAt: _updated, ...shown } = product;
  return {
    ...shown,
    shortDescription: product.flavors.join(', ') || product.description,
    // A category of the owner's own is none of the storefront's; its cards don't show any.
    category: categoryNames.find((name) => name === product.category) ?? categoryNames[0],
    nicotineStrengths: product.nicotineStrengths.map(Number),
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
