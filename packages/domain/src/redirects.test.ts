import { describe, expect, it, test } from 'vitest';
import { mostRedirects, readRedirects, redirectedAddresses, redirectsText } from './redirects.ts';

describe('the list of former addresses', () => {
  it('is read from arrows, semicolons, tabs and spaces, and from whole addresses', () => {
    const text = [
      '/parfums/mangue.html → /produit/mangue',
      'https://ancienne.example/fruits/ ; /catalogue?category=Fruités',
      '',
      '/a\t/faq',
      '  /b   /contact ',
    ].join('\n');
    const redirects = [
      { from: '/parfums/mangue.html', to: '/produit/mangue' },
      { from: '/fruits/', to: '/catalogue?category=Fruit%C3%A9s' },
      { from: '/a', to: '/faq' },
      { from: '/b', to: '/contact' },
    ];
    expect(readRedirects(text)).toEqual({ redirects });
    expect(readRedirects(redirectsText(redirects))).toEqual({ redirects });
  });

  it.each([
    ['/a', /Ligne 1.*une flèche/],
    ['/a → /b → /c', /Ligne 1.*une flèche/],
    ['\n/a?id=3 → /faq', /Ligne 2.*l’ancienne adresse commence/],
    ['/à → /faq', /l’ancienne adresse commence/],
    ['/../a → /faq', /l’ancienne adresse commence/],
    ['/a → https://ailleurs.example/', /la nouvelle adresse est une page/],
    ['/a → //ailleurs.example', /la nouvelle adresse est une page/],
    ['/catalogue/ → /faq', /est une page de cette boutique/],
    ['https://ancienne.example → /faq', /est une page de cette boutique/],
    ['/admin/commandes → /faq', /est une page de cette boutique/],
    ['/a → /faq\n/a/ → /contact', /figure deux fois/],
    ['/a → /b\n/b → /a', /est elle-même une ancienne adresse/],
    ['/a → /a/', /est elle-même une ancienne adresse/],
    [`/a${'b'.repeat(300)} → /faq`, /dépasse/],
  ])('refuses %j', (text, sentence) => {
    expect(readRedirects(text).issue).toMatch(sentence);
  });

  it('has an end', () => {
    const text = Array.from({ length: mostRedirects + 1 }, (_, place) => `/a${place} → /faq`).join('\n');
    expect(readRedirects(text).issue).toMatch(/au plus/);
  });
});

test('an address leads on with and without a slash at its end, unless it is a page by now', () => {
  const redirects = [
    { from: '/a/', to: '/faq' },
    { from: '/produit/poire', to: '/produit/coing' },
  ];
  expect(redirectedAddresses(redirects, (address) => address === '/produit/poire')).toEqual({
    '/a': '/faq',
    '/a/': '/faq',
  });
});
