import { ApiError } from '@nuee/api-client/apiError';
import {
  type AdminProduct,
  type AdminProductEdit,
  type AdminProductForm,
  adminProductForm,
  isSameBottle,
  type PriceChange,
  parsePrice,
  parseStock,
  priceFile,
  productCopy,
  type Refuse,
  sentDetails,
  splitList,
  typedVariants,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { NewVariant, OwnerProduct } from '@nuee/domain/live';
import type { StockCounts } from '@nuee/ui';
import { type Commands, sentenceOf, useCommands } from '../data/commands.ts';
import { useOne, useRead } from '../data/reading.ts';

export const useProductFigures = () =>
  useRead(['products', 'figures'], (client, signal) => client.call(contract.readProductFigures, { signal }));

export const useProduct = (id: string) =>
  useOne(['products', id], (client, signal) => client.call(contract.readOwnerProduct, { id, signal }));

const atOnce = 100;

/** All products by name, whose stocks are counted and whose prices are changed. */
export const useAllProducts = () =>
  useRead(['products', 'all'], async (client, signal) => {
    const products: AdminProduct[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = { sort: 'name', limit: String(atOnce), ...(after !== undefined && { after }) };
      const page = await client.call(contract.listOwnerProducts, { query, signal });
      products.push(...page.items);
      after = page.next;
    }
    return products;
  });

/** The stock movements of a product, the latest first. */
export const useMovements = (id: string) =>
  useOne(['products', id, 'movements'], (client, signal) =>
    client.call(contract.listMovements, { id, query: { limit: '20' }, signal }),
  );

/** What a change of a product concerns. */
const changed = ['products', 'categories', 'dashboard', 'journal'];

export const useProductCommands = () => useCommands(productCommands);

function productCommands({ client, queries, toasts, run, ask }: Commands) {
  /** Resolves to the saved product, or `undefined` if saving failed. */
  const save = (send: () => Promise<OwnerProduct>, success?: string, refuse?: Refuse) =>
    ask(
      changed,
      async () => {
        const saved = await send();
        queries.setQueryData(['products', saved.id], saved);
        return saved;
      },
      success,
      refuse,
    );
  return {
    add: (form: AdminProductForm, refuse: Refuse) =>
      run(
        changed,
        () => client.call(contract.createProduct, { body: bodyOf(form) }),
        'Produit ajouté avec succès',
        refuse,
      ),

    /** Uploads a picture that is saved with its product. Resolves to why where it is refused. */
    sendPicture: async (file: File) => {
      try {
        return await client.call(contract.addProductPicture, { file });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return sentenceOf(error);
      }
    },

    /** Changes only what differs from the form's initial product. */
    change: (product: AdminProduct, form: AdminProductEdit, refuse: Refuse) => {
      const body = { ...changesOf(product, form), version: product.version };
      const send = () => client.call(contract.changeProduct, { id: product.id, body });
      return save(send, 'Produit modifié avec succès', refuse);
    },

    toggle: ({ id, published, version }: AdminProduct) =>
      run(changed, () =>
        client.call(contract.changeProduct, { id, body: { status: published ? 'draft' : 'published', version } }),
      ),

    /** Resolves to the id of the new draft; `undefined` if there is none. */
    duplicate: async ({ id }: AdminProduct) => {
      const copy = await save(async () => {
        const body = productCopy(await client.call(contract.readOwnerProduct, { id }));
        return client.call(contract.createProduct, { body });
      }, 'Produit dupliqué : un brouillon, sans stock ni référence');
      return copy?.id;
    },

    remove: ({ id }: AdminProduct) =>
      run(changed, () => client.send(contract.removeProduct, { id }), 'Produit supprimé avec succès'),

    /** Resolves to the stocks as they are then; a count whose stock has changed in between isn't kept. */
    countStock: (items: StockCounts) =>
      ask(changed, async () => {
        const answer = await client.call(contract.countStock, { body: { items } });
        if (answer.items.every(({ ok }) => ok)) toasts.success('Stock enregistré');
        else toasts.error('Certains stocks ont changé pendant votre comptage\u00a0: vérifiez-les.');
        return answer;
      }),

    /** Resolves to what was left, because it had changed in between; `undefined` where nothing was changed. */
    importFile: (body: contract.SentBodyOf<typeof contract.importProducts>) =>
      ask(changed, () => client.call(contract.importProducts, { body })),

    /** Resolves to the prices that somebody else has changed in between, which are left as they are. */
    changePrices: (changes: readonly PriceChange[]) =>
      ask(changed, async () => {
        const answer = await client.call(contract.importProducts, { body: priceFile(changes) });
        if (answer.overtaken.length === 0) toasts.success('Prix enregistrés');
        else toasts.error('Certains prix ont changé entre-temps\u00a0: vérifiez-les.');
        return answer;
      }),

    /** Sets the stock, independently of other changes of the product. */
    changeStock: ({ id }: AdminProduct, stock: number) =>
      run(changed, () => client.call(contract.changeStock, { id, body: { stock } }), 'Stock enregistré'),
  };
}

/** What a form sends; an empty reduced price removes the discount. */
function bodyOf(
  form: AdminProductForm | AdminProductEdit,
  product: Pick<AdminProduct, 'variants'> = {},
): contract.SentBodyOf<typeof contract.createProduct> {
  const { name, category, image, stock, description, nicotineStrengths, sizes, flavors, ingredients } = form;
  const discount = 'discountPrice' in form ? form.discountPrice.trim() : undefined;
  return {
    name: name.trim(),
    category,
    ...(image.trim() !== '' && { image: image.trim() }),
    description: description.trim(),
    ...(form.variants
      ? { price: Math.min(...form.variants.map(({ price }) => parsePrice(price))) }
      : {
          price: parsePrice(form.price),
          stock: parseStock(stock),
          nicotineStrengths: nicotineStrengths.map(Number),
          sizes,
        }),
    flavors: splitList(flavors),
    ingredients: splitList(ingredients),
    ...(form.status && {
      status: form.status,
      shortDescription: form.shortDescription?.trim(),
      isBestSeller: form.isBestSeller,
      isNew: form.isNew,
      ...sentDetails(form),
      variants: variantsOf(form, product),
      pictures: form.pictures?.map(({ image: address, alt, x, y }) => ({ image: address, alt: alt.trim(), x, y })),
    }),
    ...(discount !== undefined && { discountPrice: discount === '' ? null : parsePrice(discount) }),
  };
}

/** The bottles with their own prices and stocks; none where the product has one price and one stock. */
function variantsOf(
  { variants = [] }: AdminProductForm,
  product: Pick<AdminProduct, 'variants'>,
): contract.SentBodyOf<typeof contract.createProduct>['variants'] {
  return typedVariants(variants, product).map(({ id: _id, prices: _prices, reducedSince: _since, ...sent }) => sent);
}

function changesOf(
  product: AdminProduct,
  form: AdminProductEdit,
): Partial<contract.SentBodyOf<typeof contract.createProduct>> {
  const before = bodyOf(adminProductForm(product, form.status !== undefined), product);
  const asBefore = new Map<string, unknown>(Object.entries(before));
  const { variants, ...after } = bodyOf(form, product);
  const isChanged = (name: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(asBefore.get(name));
  return {
    ...Object.fromEntries(Object.entries(after).filter(([name, value]) => isChanged(name, value))),
    ...(isChanged('variants', variants) && { variants: variants?.map((one) => withoutSameStock(one, product)) }),
  };
}

/** A stock that nobody typed isn't sent: a sale may have changed it since. */
function withoutSameStock(sent: NewVariant, { variants = [] }: Pick<AdminProduct, 'variants'>): NewVariant {
  const { stock, ...rest } = sent;
  const isSame = variants.find((one) => isSameBottle(one, sent))?.stock === stock;
  return isSame || stock === undefined ? rest : sent;
}
