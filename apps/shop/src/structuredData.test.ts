import { products as fixtures } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { productData, structuredData } from './structuredData.ts';

const house = { company: 'Maison Nuée SAS' };
const shopName = 'Maison Nuée';
const absolute = expect.stringMatching(/^https:\/\//);

describe.each(products.map((product) => [product.name, product] as const))('%s', (_, product) => {
  it('has what schema.org requires of a product and of its offer', () => {
    expect(productData(product, shopName)).toMatchObject({
      '@type': 'Product',
      name: product.name,
      description: expect.stringMatching(/\S/),
      image: [absolute],
      offers: {
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d{2}$/),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: absolute,
      },
    });
  });

  it('is below the catalogue in the breadcrumbs', () => {
    const { '@graph': graph } = structuredData({
      path: `/produit/${product.slug}`,
      title: product.name,
      product,
      questions: [],
      house,
      shopName,
    });
    expect(graph).toContainEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: absolute },
        { '@type': 'ListItem', position: 2, name: 'Catalogue', item: absolute },
        { '@type': 'ListItem', position: 3, name: product.name, item: absolute },
      ],
    });
  });
});

it('has a category below the catalogue in the breadcrumbs', () => {
  const path = '/catalogue?category=Menthes';
  const { '@graph': graph } = structuredData({ path, title: 'Menthes', questions: [], house, shopName });
  const names = ['Accueil', 'Catalogue', 'Menthes'];
  expect(graph).toContainEqual({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name) => expect.objectContaining({ name })),
  });
});

it('has every price that is paid today', () => {
  const reduced = products.find(({ discountPrice }) => discountPrice !== undefined);
  if (reduced === undefined) throw new Error('No product is reduced.');
  expect(productData(reduced, shopName)).toMatchObject({ offers: { price: reduced.discountPrice?.toFixed(2) } });
});

it('has the questions of the FAQ as plain text, there and nowhere else', () => {
  const questions = [{ title: 'Combien ?', content: ['Dix ', createElement('b', {}, 'jours'), '.'] }];
  expect(structuredData({ path: '/faq', title: 'FAQ', questions, house, shopName })['@graph']).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Combien ?', acceptedAnswer: { '@type': 'Answer', text: 'Dix jours.' } }],
  });
  expect(JSON.stringify(structuredData({ path: '/', title: 'Accueil', questions, house, shopName }))).not.toContain(
    'FAQPage',
  );
});

it('shows all pictures of an owner', () => {
  const [product] = products;
  if (product === undefined) throw new Error('There is no product.');
  const pictures = ['a', 'b'].map((name) => ({ image: `/api/pictures/${name}.webp`, alt: '', x: 50, y: 50 }));
  expect(productData({ ...product, pictures }, shopName)).toMatchObject({
    image: [expect.stringMatching(/^https:.*a\.webp$/), expect.stringMatching(/^https:.*b\.webp$/)],
  });
});

it('says when a product is sold out', () => {
  const [product] = products;
  if (product === undefined) throw new Error('There is no product.');
  expect(productData({ ...product, outOfStock: true }, shopName)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

it('has an offer for each bottle that has its own price', () => {
  expect(productData(fixtures.withVariants, shopName)).toMatchObject({
    offers: [
      { name: '10\u00a0ml · 0\u00a0mg/ml', price: '6.90', availability: 'https://schema.org/InStock' },
      { name: '50\u00a0ml · 0\u00a0mg/ml', price: '19.90' },
      { price: '7.50' },
      { name: '10\u00a0ml · 6\u00a0mg/ml', availability: 'https://schema.org/OutOfStock' },
    ],
  });
});
