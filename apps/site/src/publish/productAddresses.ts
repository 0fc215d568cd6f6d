import { type Product, productPath } from '@nuee/domain';

/** The addresses of products, and what happened to their earlier ones. */
export interface ProductAddresses {
  /** The slug of each product, by id. */
  slugs: Readonly<Record<string, string>>;
  /** Addresses of products that are no longer shown: by slug and by id. */
  gone: readonly string[];
  /** Addresses under an earlier slug, each with the present one. */
  moved: Readonly<Record<string, string>>;
}

/** The addresses once these are the products. One that belongs to a product again is neither gone nor moved. */
export function productAddresses(
  before: ProductAddresses,
  products: readonly Pick<Product, 'id' | 'slug'>[],
): ProductAddresses {
  const slugs = Object.fromEntries(products.map(({ id, slug }) => [id, slug]));
  const present = new Set(products.flatMap((product) => [productPath(product), byId(product.id)]));
  const gone = new Set(before.gone);
  const moved = new Map(Object.entries(before.moved));
  for (const [id, slug] of Object.entries(before.slugs)) {
    const next = slugs[id];
    const address = productPath({ slug });
    if (next === undefined) gone.add(address).add(byId(id));
    else if (next !== slug) moved.set(address, productPath({ slug: next }));
  }
  for (const [from, to] of moved) {
    // An address that moved twice leads straight to the last one; one that leads to nothing is gone.
    const end = moved.get(to) ?? to;
    if (present.has(from)) moved.delete(from);
    else if (present.has(end)) moved.set(from, end);
    else {
      moved.delete(from);
      gone.add(from);
    }
  }
  return {
    slugs,
    gone: [...gone].filter((address) => !present.has(address) && !moved.has(address)).sort(),
    moved: Object.fromEntries(moved),
  };
}

const byId = (id: string): string => `/produit/${id}`;
