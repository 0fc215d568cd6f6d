import {
  type AdminProduct,
  type AdminProductEdit,
  type AdminProductForm,
  adminProductForm,
  parsePrice,
  parseStock,
  type Refuse,
  splitList,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { OwnerProduct } from '@nuee/domain/live';
import { type Commands, useCommands } from '../data/commands.ts';
import { useOne, useRead } from '../data/reading.ts';

export const useProductFigures = () =>
  useRead(['products', 'figures'], (client, signal) => client.call(contract.readProductFigures, { signal }));

export const useProduct = (id: string) =>
  useOne(['products', id], (client, signal) => client.call(contract.readOwnerProduct, { id, signal }));

/** The stock movements of a product, the latest first. */
export const useMovements = (id: string) =>
  useOne(['products', id, 'movements'], (client, signal) =>
    client.call(contract.listMovements, { id, query: { limit: '20' }, signal }),
  );

/** What a change of a product concerns. */
const changed = ['products', 'categories', 'dashboard', 'journal'];

export const useProductCommands = () => useCommands(productCommands);

function productCommands({ client, queries, run }: Commands) {
  /** Resolves to the saved product, or `undefined` if saving failed. */
  const save = async (
    send: () => Promise<OwnerProduct>,
    success?: string,
    refuse?: Refuse,
  ): Promise<OwnerProduct | undefined> => {
    let saved: OwnerProduct | undefined;
    await run(
      changed,
      async () => {
        saved = await send();
        queries.setQueryData(['products', saved.id], saved);
      },
      success,
      refuse,
    );
    return saved;
  };
  return {
    add: (form: AdminProductForm, picture: File | undefined, refuse: Refuse) =>
      run(
        changed,
        async () => {
          const { id } = await client.call(contract.createProduct, { body: bodyOf(form) });
          // The product exists already: trying again would add a second one.
          if (picture) await run([], () => client.call(contract.changeProductImage, { id, file: picture }));
        },
        'Produit ajouté avec succès',
        refuse,
      ),

    /** Changes only what differs from the form's initial product. */
    change: (product: AdminProduct, form: AdminProductEdit, refuse: Refuse) => {
      const body = { ...changesOf(product, form), version: product.version };
      const send = () => client.call(contract.changeProduct, { id: product.id, body });
      return save(send, 'Produit modifié avec succès', refuse);
    },

    changePicture: ({ id }: Pick<AdminProduct, 'id'>, file: File) =>
      save(() => client.call(contract.changeProductImage, { id, file })),

    toggle: ({ id, published, version }: AdminProduct) =>
      run(changed, () =>
        client.call(contract.changeProduct, { id, body: { status: published ? 'draft' : 'published', version } }),
      ),

    remove: ({ id }: AdminProduct) =>
      run(changed, () => client.send(contract.removeProduct, { id }), 'Produit supprimé avec succès'),

    /** Sets the stock, independently of other changes of the product. */
    changeStock: ({ id }: AdminProduct, stock: number) =>
      run(changed, () => client.call(contract.changeStock, { id, body: { stock } }), 'Stock enregistré'),
  };
}

/** What a form sends; an empty reduced price removes the discount. */
function bodyOf(form: AdminProductForm | AdminProductEdit): contract.SentBodyOf<typeof contract.createProduct> {
  const { name, category, image, price, stock, description, nicotineStrengths, sizes, flavors, ingredients } = form;
  const discount = 'discountPrice' in form ? form.discountPrice.trim() : undefined;
  return {
    name: name.trim(),
    category,
    ...(image.trim() !== '' && { image: image.trim() }),
    price: parsePrice(price),
    stock: parseStock(stock),
    description: description.trim(),
    nicotineStrengths: nicotineStrengths.map(Number),
    sizes,
    flavors: splitList(flavors),
    ingredients: splitList(ingredients),
    ...(form.status && { status: form.status }),
    ...(discount !== undefined && { discountPrice: discount === '' ? null : parsePrice(discount) }),
  };
}

function changesOf(
  product: AdminProduct,
  form: AdminProductEdit,
): Partial<contract.SentBodyOf<typeof contract.createProduct>> {
  const before = new Map<string, unknown>(Object.entries(bodyOf(adminProductForm(product, form.status !== undefined))));
  return Object.fromEntries(
    Object.entries(bodyOf(form)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name))),
  );
}
