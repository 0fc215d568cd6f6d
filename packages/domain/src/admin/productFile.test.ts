import { describe, expect, it } from 'vitest';
import { ownerProduct as caramel, ownerProductWithVariants as pear, productDetails } from '../fixtures/index.ts';
import { productFile, readProductFile } from './productFile.ts';

const categories = ['Gourmands', 'Fruités'];
const read = (text: string) =>
  readProductFile(
    text.split('\n').map((line) => line.split(';')),
    [pear, caramel],
    categories,
  );
const sentencesOf = (text: string) => read(text).problems.map(({ line, sentence }) => `${line}\u00a0: ${sentence}`);

describe('the file', () => {
  it('has a line for each bottle, or for a product without any', () => {
    const [header, ...lines] = productFile([pear, caramel]);
    expect(header?.slice(0, 6)).toEqual([
      'Adresse de la page',
      'Nom',
      'Catégorie',
      'Contenance (ml)',
      'Nicotine (mg/ml)',
      'Référence',
    ]);
    expect(lines.map((line) => line.slice(3, 10))).toEqual([
      [10, 0, 'POIRE-10-0', '', { euros: 6.9 }, '', 24],
      [10, 3, '', '', { euros: 7.5 }, '', 2],
      [50, 0, '', '', { euros: 24.9 }, { euros: 19.9 }, 0],
      ['', '', '', '', { euros: 19.99 }, { euros: 17.99 }, 12],
    ]);
  });
});

describe('a bottle', () => {
  it('is found by its reference alone, with prices as the shop reads them', () => {
    const { changes, body } = read('référence;PRIX;Stock\nPOIRE-10-0;1.490,00;24');
    expect(changes).toEqual([
      {
        line: 2,
        target: { productId: '11', variantId: 'v1' },
        name: 'Poire Cardamome',
        bottle: pear.variants?.[0],
        fields: [{ label: 'Prix', from: '6,90', to: '1490,00' }],
      },
    ]);
    expect(body.variants).toEqual([{ productId: '11', variantId: 'v1', set: { price: 1490 }, was: { price: 6.9 } }]);
  });

  it('is found by page, size and strength; an empty cell removes what a bottle may lack', () => {
    const { body } = read(
      'Adresse de la page;Contenance (ml);Nicotine (mg/ml);Prix réduit;Référence;Prix;Stock\npoire-cardamome;50 ml;0;;P-50;;',
    );
    expect(body.variants).toEqual([
      {
        productId: '11',
        variantId: 'v3',
        set: { sku: 'P-50', discountPrice: null },
        was: { sku: '', discountPrice: 19.9 },
      },
    ]);
  });

  it('is added to its product', () => {
    const { body, changes } = read('Nom;Contenance (ml);Nicotine (mg/ml);Prix\nPoire Cardamome;10;6;7,5');
    expect(body.added).toEqual([{ productId: '11', size: 10, nicotineStrength: 6, price: 7.5, stock: 0 }]);
    expect(changes[0]?.target).toBeUndefined();
  });
});

it('a product is made of the lines of its name, as a draft unless they say otherwise', () => {
  const { body, problems } = read(
    'Nom;Catégorie;Description;Contenance (ml);Nicotine (mg/ml);Prix;Stock\nFigue Noire;fruites;Une figue.;10;0;6,90;5\nFigue Noire;;;10;3;6,90;4',
  );
  expect(problems).toEqual([]);
  expect(body.created).toEqual([
    {
      slug: 'figue-noire',
      name: 'Figue Noire',
      category: 'Fruités',
      description: 'Une figue.',
      price: 6.9,
      status: 'draft',
      variants: [
        { size: 10, nicotineStrength: 0, price: 6.9, stock: 5 },
        { size: 10, nicotineStrength: 3, price: 6.9, stock: 4 },
      ],
    },
  ]);
});

it('a product without bottles has its price and stock on its line', () => {
  const { body } = read('Adresse de la page;Nom;Stock\ncaramel-beurre-sale;Caramel Salé;11');
  expect(body.products).toEqual([
    {
      productId: '3',
      set: { name: 'Caramel Salé', stock: 11 },
      was: { name: 'Caramel Beurre Salé', stock: 12 },
    },
  ]);
});

it('says which columns mean nothing, and counts what stays', () => {
  const { ignored, unchanged, changes } = read('Référence;Fournisseur;Stock\nPOIRE-10-0;Léon;24\n;;');
  expect({ ignored, unchanged, changes }).toEqual({ ignored: ['Fournisseur'], unchanged: 1, changes: [] });
});

describe('a line is refused', () => {
  const head = 'Adresse de la page;Contenance (ml);Nicotine (mg/ml);Référence;EAN;Prix;Prix réduit;Stock';
  it.each([
    [
      'poire-cardamome;10;0;;;abc;;',
      '«\u00a0Prix\u00a0»\u00a0: indiquez un prix comme 12,50 au lieu de «\u00a0abc\u00a0».',
    ],
    [
      'poire-cardamome;10;0;;;1.234;;',
      '«\u00a0Prix\u00a0»\u00a0: indiquez un prix comme 12,50 au lieu de «\u00a01.234\u00a0».',
    ],
    ['poire-cardamome;10;0;;;6,90;6,90;', 'Le prix réduit doit être inférieur au prix.'],
    [
      'poire-cardamome;10;0;;;;;-3',
      '«\u00a0Stock\u00a0»\u00a0: indiquez un nombre de pièces au lieu de «\u00a0-3\u00a0».',
    ],
    ['poire-cardamome;10;0;;3,76E+12;;;', /^«\u00a0EAN\u00a0»\u00a0: le tableur a abrégé le nombre/],
    ['poire-cardamome;50;3;;;20;;', /^Avec nicotine/],
    ['poire-cardamome;10;;;;;;', 'Indiquez la contenance et le taux de nicotine du flacon.'],
    [
      'poire-cardamome;10;3;POIRE-10-0;;;;',
      'La référence «\u00a0POIRE-10-0\u00a0» est déjà celle de Poire Cardamome, 10',
    ],
    ['caramel-beurre-sale;10;3;;;;;', /^Caramel Beurre Salé a un seul prix et un seul stock/],
    ['inconnu;10;0;;;5;;', '«\u00a0Nom\u00a0» est obligatoire pour un nouveau produit.'],
    [';;;AUTRE;;;;', 'Aucun flacon n’a la référence «\u00a0AUTRE\u00a0».'],
  ] as const)('%s', (line, sentence) => {
    const { problems } = read(`${head}\n${line}`);
    expect(problems[0]?.line).toBe(2);
    expect(problems[0]?.sentence).toMatch(sentence);
  });

  it('that says something else of a product, or names a bottle again', () => {
    expect(
      sentencesOf(
        'Adresse de la page;Catégorie;Contenance (ml);Nicotine (mg/ml)\npoire-cardamome;Fruités;10;0\npoire-cardamome;Gourmands;10;3\npoire-cardamome;Fruités;10;0',
      ),
    ).toEqual([
      '3\u00a0: «\u00a0Catégorie\u00a0» n’est pas le même qu’à la ligne 2, pour le même produit.',
      '4\u00a0: Ce flacon est déjà à la ligne 2.',
    ]);
  });

  it('where nothing names the products', () => {
    expect(sentencesOf('Prix;Stock\n5;3')).toEqual([
      '1\u00a0: Ce fichier n’a ni colonne «\u00a0Référence\u00a0», ni colonne «\u00a0Adresse de la page\u00a0»\u00a0: partez du fichier exporté.',
    ]);
  });
});

describe('what a product says besides', () => {
  const filled = { ...caramel, ...productDetails, homeOrder: 2, isNew: true };
  const [header = [], line = []] = productFile([filled]).map((cells) =>
    cells.map((cell) => (typeof cell === 'object' ? cell.euros.toFixed(2).replace('.', ',') : String(cell))),
  );
  const againWith = (change: Readonly<Record<string, string>>, products = [filled]) =>
    readProductFile([header, line.map((cell, place) => change[header[place] ?? ''] ?? cell)], products, categories);

  it('comes back from the file unchanged, and an older file without it changes none of it', () => {
    expect(againWith({})).toMatchObject({ problems: [], unchanged: 1, changes: [] });
    expect(readProductFile([header.slice(0, 13), line.slice(0, 13)], [filled], categories)).toMatchObject({
      problems: [],
      unchanged: 1,
    });
  });

  it('is changed by what a cell says, and stays where it is empty', () => {
    const { body, changes } = againWith({
      Pictogrammes: 'ghs09 GHS02',
      'PG (%)': '30 %',
      Nouveau: 'non',
      Fabricant: '',
    });
    expect(body.products).toEqual([
      {
        productId: caramel.id,
        set: { isNew: false, pg: 30, pictograms: ['GHS02', 'GHS09'] },
        was: { isNew: true, pg: 50, pictograms: ['GHS07'] },
      },
    ]);
    expect(changes[0]?.fields).toContainEqual({ label: 'Pictogrammes', from: 'GHS07', to: 'GHS02, GHS09' });
  });

  it('is refused with a sentence where it can’t be read', () => {
    const { problems } = againWith({ Pictogrammes: 'GHS99', 'PG (%)': '130', Nouveau: 'x', 'Place à l’accueil': '10' });
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      '«\u00a0Nouveau\u00a0»\u00a0: indiquez «\u00a0oui\u00a0» ou «\u00a0non\u00a0» au lieu de «\u00a0x\u00a0».',
      '«\u00a0Place à l’accueil\u00a0»\u00a0: indiquez un nombre entier de 1 à 9 au lieu de «\u00a010\u00a0».',
      '«\u00a0PG (%)\u00a0»\u00a0: indiquez un nombre entier de 0 à 100 au lieu de «\u00a0130\u00a0».',
      '«\u00a0Pictogrammes\u00a0»\u00a0: indiquez des codes parmi GHS02, GHS05, GHS06, GHS07, GHS08, GHS09 au lieu de «\u00a0GHS99\u00a0».',
    ]);
  });
});
