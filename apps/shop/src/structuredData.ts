import {
  bottleLabel,
  currentPrice,
  type LegalInline,
  type Product,
  pgLabel,
  productPath,
  type ReadPage,
} from '@nuee/domain';
import { isValidElement, type ReactNode } from 'react';
import type { House } from './house.ts';
import { cataloguePage } from './pageData.ts';
import { siteUrl } from './site.ts';

// Data about a page for search engines. Only prerender.ts imports it, so no browser loads it.

type Thing = Readonly<Record<string, unknown>>;

const organizationId = `${siteUrl}/#organization`;

const organizationOf = (shopName: string, { company, email, phone }: House): Thing => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: shopName,
  legalName: company,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { telephone: phone }),
});

/** A product and its offer, or one for each bottle, with what schema.org and the search engines require. */
export const productData = (product: Product, shopName: string): Thing => ({
  '@type': 'Product',
  name: product.name,
  description: product.searchText ?? product.description,
  image: (product.pictures ?? [product]).map(({ image }) => `${siteUrl}${image}`),
  sku: product.id,
  category: product.category,
  brand: { '@type': 'Brand', name: shopName },
  ...(product.manufacturer !== undefined && {
    manufacturer: { '@type': 'Organization', name: product.manufacturer },
  }),
  ...(product.pg !== undefined && {
    additionalProperty: [{ '@type': 'PropertyValue', name: 'PG / VG', value: pgLabel(product.pg) }],
  }),
  offers: product.variants
    ? product.variants.map((variant) => ({ ...offer(product, variant), name: bottleLabel(variant), sku: variant.id }))
    : offer(product, product),
});

const offer = (product: Product, sold: Pick<Product, 'price' | 'discountPrice' | 'outOfStock'>): Thing => ({
  '@type': 'Offer',
  price: currentPrice(sold).toFixed(2),
  priceCurrency: 'EUR',
  availability: `https://schema.org/${sold.outOfStock ? 'OutOfStock' : 'InStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: `${siteUrl}${productPath(product)}`,
  seller: { '@id': organizationId },
});

/** The breadcrumbs of a page: names and paths. */
const breadcrumb = (steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
});

interface Question {
  title: ReactNode;
  content: ReactNode;
}

const faq = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, content }) => ({
    '@type': 'Question',
    name: textOf(title),
    acceptedAnswer: { '@type': 'Answer', text: textOf(content) },
  })),
});

/** The questions of a shop in service, as plain text. */
export const ownQuestions = ({ sections }: ReadPage): readonly Question[] =>
  sections.map(({ title, blocks }) => ({
    title,
    content: blocks
      .flatMap((block) => {
        if (block.kind === 'paragraph') return block.lines.map(wordsOf);
        if (block.kind === 'list') return block.items.map(wordsOf);
        return block.kind === 'heading' ? [block.text] : [];
      })
      .join(' '),
  }));

const wordsOf = (line: readonly LegalInline[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.link)).join('');

interface Subject {
  path: string;
  /** Its title, without the brand. */
  title: string;
  /** Of the page of a product. */
  product?: Product | undefined;
  /** The questions of the FAQ. */
  questions: readonly Question[];
  house: House;
  /** What the shop is called. */
  shopName: string;
}

/** The entities of a page. */
export function structuredData({ path, title, product, questions, house, shopName }: Subject): Thing {
  const home = ['Accueil', '/'] as const;
  const catalogue = ['Catalogue', cataloguePage] as const;
  const graph: Thing[] = [organizationOf(shopName, house)];
  if (product) {
    graph.push(productData(product, shopName), breadcrumb([home, catalogue, [product.name, path]]));
  } else if (path !== '/') {
    const isCategory = path.startsWith(`${cataloguePage}?`);
    graph.push(breadcrumb([home, ...(isCategory ? [catalogue] : []), [title, path]]));
  }
  if (path === '/faq') graph.push(faq(questions));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The plain text of a React node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
