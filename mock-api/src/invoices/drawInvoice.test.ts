import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { exampleInvoice } from '../testing/exampleInvoice.ts';
import { drawInvoice } from './drawInvoice.ts';
import type { Invoice } from './invoice.ts';

async function textOf(invoice: Invoice): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(await drawInvoice(invoice))), {
    mergePages: true,
  });
  return text.replaceAll('\u00a0', ' ');
}

test('an invoice says all that the law asks for', async () => {
  const text = await textOf(exampleInvoice);
  for (const mention of [
    'Facture F-2026-000001',
    'Maison Nuée\nSARL au capital de 10 000 €\n1 rue des Brumes\n75003 Paris\n',
    'RCS : Paris 123 456 789',
    'SIRET : 123 456 789 00012',
    'TVA intracommunautaire : FR12345678901',
    'Nathan Lemaire',
    'Date d’émission : 16 janvier 2026',
    'Commande : CMD-2026-001',
    'Date de la vente : 14 janvier 2026',
    'Payée le : 16 janvier 2026',
    'Mode de paiement : Virement bancaire',
    'Caramel Beurre Salé, 10 ml, 3 mg/ml 2 17,99 € 20 % 35,98 €',
    'Livraison 1 4,99 € 0 % 4,99 €',
    '20 % 35,98 € 7,20 €',
    '0 % 4,99 € 0,00 €',
    'Total HT 40,97 €',
    'Total TVA 7,20 €',
    'Total TTC 48,17 €',
    'Montant payé 48,17 €',
  ]) {
    expect(text).toContain(mention);
  }
  expect(text).not.toContain('Avoir');
});

test('prices that include tax show both amounts, and delivery has its tax', async () => {
  const order = { ...exampleInvoice.order, taxPrice: 6.83, totalPrice: 40.97 };
  const text = await textOf({ ...exampleInvoice, order, vat: { rate: 20, included: true } });
  expect(text).toContain('Désignation Qté Prix unitaire HT Prix unitaire TTC TVA Total TTC');
  expect(text).toContain('2 14,99 € 17,99 € 20 % 35,98 €');
  expect(text).toContain('20 % 34,14 € 6,83 €');
  expect(text).toContain('Montant payé 40,97 €');
});

test('a credit note names its invoice', async () => {
  const text = await textOf({ ...exampleInvoice, number: 'A-2026-000007', credits: 'F-2026-000001' });
  expect(text).toContain('Avoir A-2026-000007');
  expect(text).toContain('Avoir sur la facture : F-2026-000001');
  expect(text).toContain('Montant remboursé 48,17 €');
});

test('a shop without an identity invents nothing; without VAT it says why', async () => {
  const [empty, order] = [
    Object.fromEntries(Object.keys(exampleInvoice.seller).map((key) => [key, ''])),
    exampleInvoice.order,
  ];
  const text = await textOf({
    ...exampleInvoice,
    seller: { ...exampleInvoice.seller, ...empty, name: 'Maison Nuée' },
    order: { ...order, taxPrice: 0, totalPrice: 40.97 },
    vat: { rate: 0, included: false },
  });
  expect(text).not.toMatch(/SIRET|RCS|intracommunautaire|capital/);
  expect(text).toContain('TVA non applicable, article 293 B du code général des impôts.');
});

test('the document is a tagged archive with its fonts, and the same bytes each time', async () => {
  const pdf = Buffer.from(await drawInvoice(exampleInvoice));
  expect(pdf.equals(Buffer.from(await drawInvoice(exampleInvoice)))).toBe(true);
  const source = pdf.toString('latin1');
  expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(source).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/Lang (fr-FR)');
  expect(source).toContain('/S /TH');
  expect(source).not.toContain('/BaseFont /Helvetica');
});

test.each([
  ['Facture F-2026-000001', {}],
  ['Avoir A-2026-000007', { number: 'A-2026-000007', credits: 'F-2026-000001' }],
])('each of several pages of « %s » says which it is, and what its columns are', async (title, more) => {
  const [item] = exampleInvoice.order.items;
  const items = Array.from({ length: 80 }, (_, i) => ({ ...item, _id: `l${i}` }) as typeof item & object);
  const pdf = await drawInvoice({ ...exampleInvoice, ...more, order: { ...exampleInvoice.order, items } });
  const { text, totalPages } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: false });
  expect(totalPages).toBeGreaterThan(2);
  for (const [page, said] of text.map((one) => one.replaceAll('\u00a0', ' ')).entries()) {
    expect(said).toContain(`${title}, page ${page + 1} sur ${totalPages}`);
    const [head, line] = [said.indexOf('Désignation Qté'), said.indexOf('Caramel Beurre Salé')];
    if (line >= 0) expect(head >= 0 && head < line).toBe(true);
  }
  expect(text.join('').match(/Désignation/g)?.length).toBeGreaterThan(1);
});

test('a single page has no number', async () => {
  expect(await textOf(exampleInvoice)).not.toContain('page 1');
});

test('sixty lines continue on further pages; letters that the font lacks are replaced by plain ones', async () => {
  const [item] = exampleInvoice.order.items;
  const items = Array.from(
    { length: 60 },
    (_, i) => ({ ...item, _id: `l${i}`, name: `Article n° ${i}` }) as typeof item & object,
  );
  const billingAddress = { ...exampleInvoice.order.billingAddress, firstName: 'Łucja', lastName: 'Żółw 雨' };
  const text = await textOf({ ...exampleInvoice, order: { ...exampleInvoice.order, items, billingAddress } });
  for (let i = 0; i < 60; i += 1) expect(text).toContain(`Article n° ${i}, 10 ml`);
  expect(text).toContain('Lucja Zólw ?');
});
