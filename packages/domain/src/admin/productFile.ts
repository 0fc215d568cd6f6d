import type { InferInput } from 'valibot';
import type { Bottle } from '../catalogue.ts';
import { withoutInvisible } from '../invisible.ts';
import { type Import, maxFileLines } from '../live/productFile.ts';
import type { NewProductBody, OwnerVariant } from '../live/products.ts';
import { productStatuses } from '../live/records.ts';
import { formatCount } from '../money.ts';
import { isLawfulBottle, unlawfulBottle } from '../nicotine.ts';
import { isPictogram, longestDetail, mostOnHome, pictogramCodes } from '../productDetails.ts';
import { fold, readPrice, readStock, slugify } from '../slug.ts';
import { bottleLabel, isSameBottle } from '../variants.ts';
import type { CsvCell } from './csv.ts';
import { type AdminProduct, productStatusLabel, stockError } from './products.ts';

/** The columns of the file, in its order. */
const columns = {
  slug: 'Adresse de la page',
  name: 'Nom',
  category: 'Catégorie',
  size: 'Contenance (ml)',
  nicotineStrength: 'Nicotine (mg/ml)',
  sku: 'Référence',
  ean: 'EAN',
  price: 'Prix',
  discountPrice: 'Prix réduit',
  stock: 'Stock',
  weight: 'Poids (g)',
  status: 'Statut',
  description: 'Description',
  shortDescription: 'Accroche',
  isBestSeller: 'Best-seller',
  isNew: 'Nouveau',
  homeOrder: 'Place à l’accueil',
  pg: 'PG (%)',
  batch: 'Numéro de lot',
  bestBefore: 'À utiliser avant',
  manufacturer: 'Fabricant',
  manufacturerContact: 'Coordonnées du fabricant',
  pictograms: 'Pictogrammes',
  hazards: 'Mentions de danger',
} as const;
type Column = keyof typeof columns;
// `Object.keys` forgets the type of the keys, which are those of this constant.
const columnNames = Object.keys(columns) as Column[];

/** The file of these products: its header, then a line for each bottle, or for a product without bottles of their own. */
export function productFile(products: readonly AdminProduct[]): CsvCell[][] {
  const line = (product: AdminProduct, bottle?: OwnerVariant): CsvCell[] => {
    const { price, discountPrice, stock } = bottle ?? product;
    const cells: Record<Column, CsvCell> = {
      slug: product.slug,
      name: product.name,
      category: product.category,
      size: bottle?.size ?? '',
      nicotineStrength: bottle?.nicotineStrength ?? '',
      sku: bottle?.sku ?? '',
      ean: bottle?.ean ?? '',
      price: { euros: price },
      discountPrice: discountPrice === undefined ? '' : { euros: discountPrice },
      stock,
      weight: bottle?.weight ?? '',
      status: productStatusLabel(product.status),
      description: product.description,
      shortDescription: product.shortDescription ?? '',
      isBestSeller: yesOrNo(product.isBestSeller),
      isNew: yesOrNo(product.isNew),
      homeOrder: product.homeOrder ?? '',
      pg: product.pg ?? '',
      batch: product.batch ?? '',
      bestBefore: product.bestBefore ?? '',
      manufacturer: product.manufacturer ?? '',
      manufacturerContact: product.manufacturerContact ?? '',
      pictograms: product.pictograms?.join(', ') ?? '',
      hazards: product.hazards ?? '',
    };
    return columnNames.map((name) => cells[name]);
  };
  const lines = products.flatMap((product) =>
    product.variants ? product.variants.map((bottle) => line(product, bottle)) : [line(product)],
  );
  return [columnNames.map((name) => columns[name]), ...lines];
}

const yesOrNo = (value: boolean): string => (value ? 'oui' : 'non');

/** What keeps a line from being imported, in a sentence. Lines are counted as a spreadsheet does. */
export interface FileProblem {
  line: number;
  sentence: string;
}

/** What a line changes. */
export interface FileChange {
  line: number;
  /** Of the product, and where it is one, of its bottle; of a new one there are none. */
  target?: { productId: string; variantId?: string | undefined };
  name: string;
  bottle?: Bottle | undefined;
  fields: { label: string; from: string; to: string }[];
}

/** What a file would change of the shop. */
export interface ProductFileReading {
  problems: FileProblem[];
  changes: FileChange[];
  /** How many lines say what the shop says already. */
  unchanged: number;
  /** The columns that mean nothing to the shop. */
  ignored: string[];
  /** What is sent; it changes nothing where there are problems. */
  body: Pick<Import, 'products' | 'variants' | 'added'> & { created: Created[] };
}

/**
 * Compares a file with the products as they are. A bottle is found by its reference, else by the product’s page, its size and its
 * strength; what the file doesn’t name stays as it is. An empty cell removes what a bottle may lack, and leaves everything else.
 *
 * @param cells the file, line by line.
 */
export function readProductFile(
  cells: readonly (readonly string[])[],
  products: readonly AdminProduct[],
  categories: readonly string[],
): ProductFileReading {
  const headerAt = cells.findIndex((row) => !isEmpty(row));
  const header = (cells[headerAt] ?? []).map((cell) => fold(textIn(cell)));
  const places = new Map(columnNames.map((name) => [name, header.indexOf(fold(columns[name]))] as const));
  const known = new Set(columnNames.map((name) => fold(columns[name])));
  const lines = cells
    .map((row, place) => ({ row, line: place + 1 }))
    .filter(({ row, line }) => line - 1 > headerAt && !isEmpty(row));
  const reading: ProductFileReading = {
    problems: [],
    changes: [],
    unchanged: 0,
    ignored: (cells[headerAt] ?? []).map(textIn).filter((name) => name !== '' && !known.has(fold(name))),
    body: { products: [], variants: [], added: [], created: [] },
  };
  const problem = wholeFileProblem(places, lines.length);
  if (problem !== undefined) return { ...reading, problems: [{ line: Math.max(1, headerAt + 1), sentence: problem }] };
  const shop = indexOf(products);
  const file: FileState = {
    shop,
    categories,
    reading,
    targets: new Map(),
    skus: new Map(),
    shared: new Map(),
    made: new Map(),
  };
  for (const { row, line } of lines) {
    const at = (name: Column): string | undefined => {
      const place = places.get(name) ?? -1;
      return place < 0 ? undefined : textIn(row[place] ?? '');
    };
    const sentences = readLine(file, line, at);
    reading.problems.push(...sentences.map((sentence) => ({ line, sentence })));
  }
  for (const product of file.made.values()) {
    const prices = product.variants?.map(({ price }) => price) ?? [];
    reading.body.created.push({ ...product, price: Math.min(...prices) });
  }
  return reading;
}

type Cells = (name: Column) => string | undefined;
/** A new product as it is sent. */
type Created = InferInput<typeof NewProductBody>;

interface FileState {
  readonly shop: ReturnType<typeof indexOf>;
  readonly categories: readonly string[];
  readonly reading: ProductFileReading;
  /** The lines of what is in the file, so that nothing is in it twice. */
  readonly targets: Map<string, number>;
  readonly skus: Map<string, number>;
  /** What the lines of a product say of it, and which said it first. */
  readonly shared: Map<string, { line: number; text: string }>;
  /** The new products, by the address of their page. */
  readonly made: Map<string, Created>;
}

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A cell as the shop would keep it; a spreadsheet’s formula that `csv.ts` has made a text is itself again. */
const textIn = (cell: string): string =>
  withoutInvisible(cell.replace(/^'(?='*[=+\-@\t\r])/, ''))
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();

function wholeFileProblem(places: ReadonlyMap<Column, number>, lines: number): string | undefined {
  if ((['sku', 'slug', 'name'] as const).every((name) => places.get(name) === -1)) {
    return `Ce fichier n’a ni colonne «\u00a0${columns.sku}\u00a0», ni colonne «\u00a0${columns.slug}\u00a0»\u00a0: partez du fichier exporté.`;
  }
  return lines > maxFileLines
    ? `Ce fichier a plus de ${formatCount(maxFileLines)} lignes\u00a0: importez-le en plusieurs fois.`
    : undefined;
}

function indexOf(products: readonly AdminProduct[]) {
  const bottles = products.flatMap((product) => product.variants?.map((bottle) => ({ product, bottle })) ?? []);
  return {
    bySlug: new Map(products.map((product) => [product.slug, product] as const)),
    bySku: new Map(bottles.flatMap((one) => (one.bottle.sku === undefined ? [] : [[one.bottle.sku, one] as const]))),
  };
}

/** Reads a line into the state of the file; returns what is wrong with it. */
function readLine(file: FileState, line: number, at: Cells): string[] {
  const slug = at('slug') || slugify(at('name') ?? '');
  const sku = at('sku') ?? '';
  const typed = typedBottle(at);
  if ('sentence' in typed) return [typed.sentence];
  const { size, nicotineStrength } = typed;
  const bySku = file.shop.bySku.get(sku);
  const isOther =
    bySku !== undefined &&
    ((at('slug') && at('slug') !== bySku.product.slug) ||
      (size ?? bySku.bottle.size) !== bySku.bottle.size ||
      (nicotineStrength ?? bySku.bottle.nicotineStrength) !== bySku.bottle.nicotineStrength);
  if (isOther) {
    return [`La référence «\u00a0${sku}\u00a0» est déjà celle de ${bySku.product.name}, ${bottleLabel(bySku.bottle)}.`];
  }
  const product = bySku?.product ?? file.shop.bySlug.get(slug);
  if (product && !product.variants) {
    const ofBottle = (['size', 'nicotineStrength', 'sku', 'ean', 'weight'] as const).find((name) => at(name));
    if (ofBottle) {
      return [
        `${product.name} a un seul prix et un seul stock\u00a0: videz «\u00a0${columns[ofBottle]}\u00a0», ou ajoutez ses flacons sur sa page.`,
      ];
    }
    return twice(file, line, product.id) ?? readChanges(file, line, at, { product });
  }
  const bottle =
    bySku?.bottle ?? (size === undefined || nicotineStrength === undefined ? undefined : { size, nicotineStrength });
  if (slug === '' && !product) {
    return [sku === '' ? 'Indiquez une référence ou un nom.' : `Aucun flacon n’a la référence «\u00a0${sku}\u00a0».`];
  }
  if (!bottle) return ['Indiquez la contenance et le taux de nicotine du flacon.'];
  const same =
    twice(file, line, `${product?.id ?? slug}/${bottleLabel(bottle)}`) ??
    (sku === '' ? undefined : twice(file, line, `sku ${sku}`, `La référence «\u00a0${sku}\u00a0»`));
  if (same) return same;
  const kept = product?.variants?.find((one) => isSameBottle(one, bottle));
  if (product && kept) return readChanges(file, line, at, { product, bottle: kept });
  return readNew(file, line, at, { product, slug, bottle });
}

function twice({ targets }: FileState, line: number, key: string, what = 'Ce flacon'): string[] | undefined {
  const before = targets.get(key);
  if (before === undefined) targets.set(key, line);
  return before === undefined ? undefined : [`${what} est déjà à la ligne ${before}.`];
}

function typedBottle(at: Cells): { size?: number; nicotineStrength?: number } | { sentence: string } {
  const read = { size: /^(\d+)\s*(?:ml)?$/i, nicotineStrength: /^(\d+)\s*(?:mg(?:\/ml)?)?$/i };
  const typed: { size?: number; nicotineStrength?: number } = {};
  for (const [name, least, most] of [
    ['size', 1, 1_000],
    ['nicotineStrength', 0, 20],
  ] as const) {
    const text = at(name) ?? '';
    if (text === '') continue;
    const value = Number(read[name].exec(text)?.[1] ?? Number.NaN);
    if (!(value >= least && value <= most)) {
      return { sentence: notRead(name, text, `un nombre entier de ${least} à ${formatCount(most)}`) };
    }
    typed[name] = value;
  }
  return typed;
}

const notRead = (name: Column, text: string, wanted: string): string =>
  `«\u00a0${columns[name]}\u00a0»\u00a0: indiquez ${wanted} au lieu de «\u00a0${text}\u00a0».`;

/** What a cell says: a value, nothing, or a sentence about what is wrong with it. */
type Said<Value> = { value: Value } | { sentence: string } | undefined;

const readers = {
  price: (text: string): Said<number> => {
    if (text === '') return undefined;
    const value = readPrice(text);
    return value !== undefined && value > 0 && value <= 10_000
      ? { value }
      : { sentence: notRead('price', text, 'un prix comme 12,50') };
  },
  discountPrice: (text: string): Said<number | null> => {
    if (text === '') return { value: null };
    const value = readPrice(text);
    return value !== undefined && value > 0
      ? { value }
      : { sentence: notRead('discountPrice', text, 'un prix comme 12,50, ou rien,') };
  },
  stock: (text: string): Said<number> => {
    if (text === '') return undefined;
    const value = readStock(text);
    return value !== undefined && stockError(text) === undefined
      ? { value }
      : { sentence: notRead('stock', text, 'un nombre de pièces') };
  },
  sku: (text: string): Said<string> =>
    text.length <= 64 ? { value: text } : { sentence: notRead('sku', text, 'au plus 64 caractères') },
  ean: (text: string): Said<string> => {
    if (/^(?:\d{8}|\d{12,14})?$/.test(text)) return { value: text };
    return {
      sentence: /^\d[.,]\d+E\+\d+$/i.test(text)
        ? `«\u00a0EAN\u00a0»\u00a0: le tableur a abrégé le nombre en «\u00a0${text}\u00a0». Donnez à la colonne le format Texte, puis saisissez-le.`
        : notRead('ean', text, '8, 12, 13 ou 14 chiffres'),
    };
  },
  weight: (text: string): Said<number | null> => {
    if (text === '') return { value: null };
    const value = readStock(text.replace(/\s*g$/i, ''));
    return value !== undefined && value <= 100_000
      ? { value }
      : { sentence: notRead('weight', text, 'un nombre de grammes') };
  },
};
type BottleColumn = keyof typeof readers;
const bottleColumns = ['price', 'discountPrice', 'stock', 'sku', 'ean', 'weight'] as const;

const sharedReaders = (categories: readonly string[]) => ({
  name: (text: string): Said<string> =>
    text.length <= 120 ? { value: text } : { sentence: notRead('name', text, 'au plus 120 caractères') },
  category: (text: string): Said<string> => {
    const value = categories.find((one) => fold(one) === fold(text));
    return value === undefined
      ? { sentence: `La catégorie «\u00a0${text}\u00a0» n’existe pas\u00a0: ajoutez-la d’abord.` }
      : { value };
  },
  status: (text: string): Said<AdminProduct['status']> => {
    const value = productStatuses.find((one) => fold(productStatusLabel(one)) === fold(text));
    return value === undefined
      ? { sentence: notRead('status', text, '«\u00a0Publié\u00a0», «\u00a0Brouillon\u00a0» ou «\u00a0Archivé\u00a0»') }
      : { value };
  },
  description: (text: string): Said<string> =>
    text.length <= 10_000
      ? { value: text }
      : { sentence: notRead('description', '…', 'au plus 10\u202f000 caractères') },
  shortDescription: atMost('shortDescription', 300),
  isBestSeller: flag('isBestSeller'),
  isNew: flag('isNew'),
  homeOrder: between('homeOrder', 1, mostOnHome),
  pg: between('pg', 0, 100),
  batch: atMost('batch', longestDetail.batch),
  bestBefore: atMost('bestBefore', longestDetail.bestBefore),
  manufacturer: atMost('manufacturer', longestDetail.manufacturer),
  manufacturerContact: atMost('manufacturerContact', longestDetail.manufacturerContact),
  pictograms: (text: string): Said<string[]> => {
    const codes = [...new Set(text.toUpperCase().split(/[\s,;+]+/))].filter((code) => code !== '');
    return codes.every(isPictogram)
      ? { value: pictogramCodes.filter((code) => codes.includes(code)) }
      : { sentence: notRead('pictograms', text, `des codes parmi ${pictogramCodes.join(', ')}`) };
  },
  hazards: atMost('hazards', longestDetail.hazards),
});

const atMost =
  (name: Column, most: number) =>
  (text: string): Said<string> =>
    text.length <= most ? { value: text } : { sentence: notRead(name, '…', `au plus ${formatCount(most)} caractères`) };

const flag =
  (name: Column) =>
  (text: string): Said<boolean> =>
    /^(?:oui|non)$/i.test(text)
      ? { value: text.toLowerCase() === 'oui' }
      : { sentence: notRead(name, text, '«\u00a0oui\u00a0» ou «\u00a0non\u00a0»') };

const between =
  (name: Column, least: number, most: number) =>
  (text: string): Said<number> => {
    const value = readStock(text.replace(/\s*%$/, ''));
    return value !== undefined && value >= least && value <= most
      ? { value }
      : { sentence: notRead(name, text, `un nombre entier de ${least} à ${most}`) };
  };

/** What all lines of a product say alike; the last ones of a new product may be missing. */
const presentedColumns = [
  ...(['shortDescription', 'isBestSeller', 'isNew', 'homeOrder', 'pg', 'batch', 'bestBefore'] as const),
  ...(['manufacturer', 'manufacturerContact', 'pictograms', 'hazards'] as const),
];
const sharedColumns = ['name', 'category', 'status', 'description', ...presentedColumns] as const;
const sharedOf = (product: AdminProduct): Values =>
  Object.fromEntries(sharedColumns.map((name) => [name, product[name] ?? null]));

/** Of a cell, as it is sent. */
type Value = string | number | boolean | string[] | null;

interface Read {
  sentences: string[];
  values: Partial<Record<Column, Value>>;
}

/** The cells of these columns; those that the file lacks, or that say nothing, are left out. */
function readBottle(at: Cells, names: readonly BottleColumn[]): Read {
  return collect(names, at, readers);
}

/** What the line says of its product: all its lines have to say the same. */
function readShared({ categories, shared }: FileState, line: number, at: Cells, key: string): Read {
  const filled = sharedColumns.filter((name) => at(name));
  const fresh = filled.filter((name) => !shared.has(`${key} ${name}`));
  for (const name of fresh) shared.set(`${key} ${name}`, { line, text: at(name) ?? '' });
  const conflicts = filled.flatMap((name) => {
    const first = shared.get(`${key} ${name}`);
    return first === undefined || first.text === at(name)
      ? []
      : [`«\u00a0${columns[name]}\u00a0» n’est pas le même qu’à la ligne ${first.line}, pour le même produit.`];
  });
  const { sentences, values } = collect(fresh, at, sharedReaders(categories));
  return { sentences: [...sentences, ...conflicts], values };
}

function collect<Name extends Column>(
  names: readonly Name[],
  at: Cells,
  by: Readonly<Record<Name, (text: string) => Said<Value>>>,
): Read {
  const read: Read = { sentences: [], values: {} };
  for (const name of names) {
    const text = at(name);
    const said = text === undefined ? undefined : by[name](text);
    if (said && 'sentence' in said) read.sentences.push(said.sentence);
    else if (said) read.values[name] = said.value;
  }
  return read;
}

const reducedTooLittle = 'Le prix réduit doit être inférieur au prix.';

/** A line of a product or a bottle that the shop has. */
function readChanges(
  file: FileState,
  line: number,
  at: Cells,
  { product, bottle }: { product: AdminProduct; bottle?: OwnerVariant },
): string[] {
  const own = readBottle(at, bottle ? bottleColumns : ['price', 'discountPrice', 'stock']);
  const shared = readShared(file, line, at, product.id);
  const { name } = product;
  const ofProduct = changed(shared.values, sharedOf(product));
  const { price, discountPrice = null, stock } = bottle ?? product;
  const { sku = '', ean = '', weight = null } = bottle ?? {};
  const ofBottle = changed(own.values, { price, discountPrice, stock, sku, ean, weight });
  const asked = { price, discountPrice, ...own.values };
  const isReduced = typeof asked.discountPrice === 'number' && asked.discountPrice < Number(asked.price);
  const isWrong = asked.discountPrice !== null && !isReduced && own.sentences.length === 0;
  const sentences = [...shared.sentences, ...own.sentences, ...(isWrong ? [reducedTooLittle] : [])];
  if (sentences.length > 0) return sentences;
  const { body, changes } = file.reading;
  const { id: productId } = product;
  const plain = bottle ? ofProduct : merged(ofProduct, ofBottle);
  if (plain.fields.length > 0) {
    body.products.push({ productId, set: plain.set, was: plain.was });
    changes.push({ line, target: { productId }, name, fields: plain.fields });
  }
  if (bottle && ofBottle.fields.length > 0) {
    const { id: variantId } = bottle;
    body.variants.push({ productId, variantId, set: ofBottle.set, was: ofBottle.was });
    changes.push({ line, target: { productId, variantId }, name, bottle, fields: ofBottle.fields });
  }
  if (plain.fields.length + ofBottle.fields.length === 0) file.reading.unchanged += 1;
  return [];
}

type Values = Readonly<Partial<Record<Column, Value>>>;
const merged = (a: ReturnType<typeof changed>, b: ReturnType<typeof changed>) => ({
  set: { ...a.set, ...b.set },
  was: { ...a.was, ...b.was },
  fields: [...a.fields, ...b.fields],
});

/** The values that aren’t those of the shop. */
function changed(values: Values, before: Values) {
  const isOther = (a: Value, b: Value) => JSON.stringify(a) !== JSON.stringify(b);
  const names = columnNames.filter((name) => {
    const value = values[name];
    return value !== undefined && isOther(value, before[name] ?? null);
  });
  const only = (of: Values) => Object.fromEntries(names.map((name) => [name, of[name] ?? null]));
  return {
    set: only(values),
    was: only(before),
    fields: names.map((name) => ({
      label: columns[name],
      from: shown(name, before[name] ?? null),
      to: shown(name, values[name] ?? null),
    })),
  };
}

/** A value as the file has it. */
function shown(name: Column, value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'price' || name === 'discountPrice') return Number(value).toFixed(2).replace('.', ',');
  return name === 'status'
    ? productStatusLabel(productStatuses.find((one) => one === value) ?? 'draft')
    : String(value);
}

/** A line of a bottle that the shop doesn’t have, of a product that it may have. */
function readNew(
  file: FileState,
  line: number,
  at: Cells,
  { product, slug, bottle }: { product: AdminProduct | undefined; slug: string; bottle: Bottle },
): string[] {
  const key = product?.id ?? slug;
  const isFirst = !product && !file.made.has(slug);
  const { sentences: own, values } = readBottle(at, bottleColumns);
  const shared = readShared(file, line, at, key);
  const { size, nicotineStrength } = bottle;
  const { price, discountPrice = null } = values;
  const missing = isFirst ? (['name', 'category', 'description'] as const).filter((name) => !at(name)) : [];
  const sentences = [
    ...shared.sentences,
    ...own,
    ...missing.map((name) => `«\u00a0${columns[name]}\u00a0» est obligatoire pour un nouveau produit.`),
    ...(at('price') ? [] : [`«\u00a0${columns.price}\u00a0» est obligatoire pour un nouveau flacon.`]),
    ...(discountPrice !== null && own.length === 0 && Number(discountPrice) >= Number(price) ? [reducedTooLittle] : []),
    ...(isLawfulBottle(nicotineStrength, size) ? [] : [unlawfulBottle]),
    ...(isFirst && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
      ? [notRead('slug', slug, 'des lettres sans accents, des chiffres et des tirets')]
      : []),
  ];
  if (sentences.length > 0 || typeof price !== 'number') return sentences;
  const { sku, ean, weight, stock } = values;
  const made = {
    size,
    nicotineStrength,
    price,
    ...(typeof discountPrice === 'number' && { discountPrice }),
    stock: Number(stock ?? 0),
    ...(sku && { sku: String(sku) }),
    ...(ean && { ean: String(ean) }),
    ...(typeof weight === 'number' && { weight }),
  };
  const fields = bottleColumns
    .filter((name) => at(name))
    .map((name) => ({ label: columns[name], from: '', to: shown(name, values[name] ?? null) }));
  const { body, changes } = file.reading;
  if (product) {
    const { name, id: productId } = product;
    const ofProduct = changed(shared.values, sharedOf(product));
    if (ofProduct.fields.length > 0) {
      body.products.push({ productId, set: ofProduct.set, was: ofProduct.was });
      changes.push({ line, target: { productId }, name, fields: ofProduct.fields });
    }
    body.added.push({ productId, ...made });
  } else {
    const { name, category, status, description } = shared.values;
    const begun = file.made.get(slug) ?? {
      name: String(name),
      slug,
      category: String(category),
      description: String(description),
      price,
      status: productStatuses.find((one) => one === status) ?? 'draft',
      ...Object.fromEntries(
        presentedColumns.flatMap((each) => (shared.values[each] === undefined ? [] : [[each, shared.values[each]]])),
      ),
      variants: [],
    };
    file.made.set(slug, { ...begun, variants: [...(begun.variants ?? []), made] });
  }
  changes.push({ line, name: at('name') || (product?.name ?? slug), bottle, fields });
  return [];
}
