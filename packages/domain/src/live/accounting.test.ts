import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '../money.ts';
import { refundAmounts, refundableOf } from '../refunds.ts';
import { standardTerms, type Terms } from '../terms.ts';
import { orderTotals } from '../totals.ts';
import { accountingFigures, fec, fecColumns, fecName, type IssuedDocument, salesJournal } from './accounting.ts';

const included = { rate: 20, included: true };
const invoice: IssuedDocument = {
  number: 'F-2026-000001',
  issuedAt: '2026-01-31T22:59:00Z',
  orderNumber: 'CMD-2026-001',
  customer: 'Inès\tMartin',
  paymentMethod: 'bank-transfer',
  reference: 'VIR 12',
  amounts: orderTotals([{ price: 14.5, quantity: 3 }], { ...standardTerms, vat: included }),
  vat: included,
};
const credit: IssuedDocument = {
  ...invoice,
  number: 'A-2026-000001',
  credits: 'F-2026-000001',
  amounts: orderTotals([{ price: 14.5, quantity: 1 }]),
  vat: standardTerms.vat,
};

test('the figures of a month are its invoices less its credit notes, by rate', () => {
  expect(accountingFigures([invoice, credit])).toEqual({
    invoices: 1,
    credits: 1,
    net: 20.92,
    delivery: -0.83,
    tax: 5.18,
    gross: 26.1,
    rates: [
      { rate: 0, net: -4.99, tax: 0 },
      { rate: 20, net: 25.91, tax: 5.18 },
    ],
  });
  expect(accountingFigures([])).toMatchObject({ invoices: 0, gross: 0, rates: [] });
});

test('the journal has a line for each document, on its day in Paris', () => {
  const { columns, lines } = salesJournal([invoice, credit]);
  expect(columns.slice(7, 11)).toEqual([
    'Base HT à 0\u00a0%',
    'TVA à 0\u00a0%',
    'Base HT à 20\u00a0%',
    'TVA à 20\u00a0%',
  ]);
  expect(lines[0]).toEqual([
    ...['F-2026-000001', '31/01/2026', '', 'CMD-2026-001', 'Inès\tMartin'],
    ...[40.41, 4.16, 0, 0, 40.41, 8.08, 48.49].map((euros) => ({ euros })),
    ...['Virement bancaire', 'VIR 12'],
  ]);
  expect(lines[1]?.[2]).toBe('F-2026-000001');
});

test('an entry names its document, its accounts and its day in the published form', () => {
  const rows = fec([invoice]).split('\r\n');
  expect(rows[0]?.split('\t')).toEqual([...fecColumns]);
  expect(fecColumns).toHaveLength(18);
  expect(rows[1]).toBe(
    'VE\tVentes\tF-2026-000001\t20260131\t411\tClients\t\t\tF-2026-000001\t20260131\tFacture F-2026-000001 Inès Martin\t48,49\t0,00\t\t\t20260131\t\t',
  );
  expect(rows.slice(2, -1).map((row) => [4, 11, 12].map((place) => row.split('\t')[place]))).toEqual([
    ['707', '0,00', '36,25'],
    ['7085', '0,00', '4,16'],
    ['44571', '0,00', '8,08'],
  ]);
  expect(fecName('123 456 789 00011', '2026-02')).toBe('123456789FEC20260228.txt');
});

const terms = fc.record({
  vat: fc.record({ rate: fc.constantFrom(0, 2.1, 5.5, 8.5, 10, 20), included: fc.boolean() }),
  shipping: fc.constantFrom({ fee: 4.99, freeAbove: 50 }, { fee: 0.01, freeAbove: 0 }, { fee: 12.37, freeAbove: 900 }),
});
const items = fc.array(
  fc.record({
    price: fc.integer({ max: 200_000, min: 0 }).map((n) => n / 100),
    quantity: fc.integer({ min: 1, max: 9 }),
    kept: fc.nat({ max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const { vat: _, ...older } = invoice;
const month = fc
  .array(fc.record({ items, terms, isCredit: fc.boolean(), keepsTerms: fc.boolean() }), { maxLength: 40 })
  .map((all) =>
    all.map(
      ({ items: sold, terms: given, isCredit, keepsTerms }, i): IssuedDocument => ({
        ...older,
        number: `${isCredit ? 'A' : 'F'}-2026-${String(i).padStart(6, '0')}`,
        ...(isCredit && { credits: invoice.number }),
        ...amountsOf(sold, { ...standardTerms, ...given }, isCredit),
        ...(keepsTerms && !isCredit && { vat: given.vat }),
      }),
    ),
  );

type Sold = { readonly price: number; readonly quantity: number; readonly kept: number };

/** Those of an order, or of a credit note about some of its pieces. */
function amountsOf(sold: readonly Sold[], terms: Terms, isCredit: boolean): Pick<IssuedDocument, 'amounts' | 'vat'> {
  const amounts = orderTotals(sold, terms);
  if (!isCredit) return { amounts };
  const bottle = { name: 'Poire', image: '', size: 10, nicotineStrength: 3 };
  const order = { ...amounts, items: sold.map((line, i) => ({ ...line, ...bottle, _id: String(i) })) };
  const lines = sold.map(({ quantity, kept }, i) => ({ lineId: String(i), quantity: Math.max(quantity - kept, 0) }));
  return { amounts: refundAmounts(order, [], { ...refundableOf(order, []), lines }), vat: terms.vat };
}

test('the files of any month add up to its invoices and credit notes to the cent, and each entry balances', () => {
  fc.assert(
    fc.property(month, (documents) => {
      const figures = accountingFigures(documents);
      const issued = (what: 'totalPrice' | 'taxPrice') =>
        documents.reduce((all, { credits, amounts }) => all + (credits ? -1 : 1) * toCents(amounts[what]), 0);
      expect(toCents(figures.gross)).toBe(issued('totalPrice'));
      expect(toCents(figures.tax)).toBe(issued('taxPrice'));
      expect(toCents(figures.net) + toCents(figures.tax)).toBe(issued('totalPrice'));

      const { columns, lines } = salesJournal(documents);
      const column = (name: string) =>
        lines.reduce((all, line) => {
          const cell = line[columns.indexOf(name)];
          return all + toCents(typeof cell === 'object' ? cell.euros : Number.NaN);
        }, 0);
      expect(lines).toHaveLength(documents.length);
      expect(column('Total TTC')).toBe(toCents(figures.gross));
      expect(column('Total HT')).toBe(toCents(figures.net));
      expect(column('Livraison HT')).toBe(toCents(figures.delivery));
      for (const { rate, net, tax } of figures.rates) {
        const named = String(rate).replace('.', ',');
        expect(column(`Base HT à ${named}\u00a0%`)).toBe(toCents(net));
        expect(column(`TVA à ${named}\u00a0%`)).toBe(toCents(tax));
      }

      const entries = fec(documents)
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split('\t'));
      const cents = (cell = '') => Number(cell.replace(',', ''));
      const balance = (rows: readonly string[][]) =>
        rows.reduce((all, cells) => all + cents(cells[11]) - cents(cells[12]), 0);
      const onAccount = (account: string) => balance(entries.filter((cells) => cells[4] === account));
      for (const rows of Map.groupBy(entries, (cells) => cells[2]).values()) expect(balance(rows)).toBe(0);
      expect(entries.every((cells) => cells.length === 18 && cents(cells[11]) >= 0 && cents(cells[12]) >= 0)).toBe(
        true,
      );
      expect(onAccount('411')).toBe(toCents(figures.gross));
      expect(onAccount('7085') + toCents(figures.delivery)).toBe(0);
      expect(onAccount('44571') + toCents(figures.tax)).toBe(0);
      for (const { rate, tax } of figures.rates) {
        const label = `TVA ${String(rate).replace('.', ',')} %`;
        const own = entries.filter((cells) => cells[4] === '44571' && cells[10]?.endsWith(` ${label}`));
        expect(balance(own) + toCents(tax)).toBe(0);
      }
    }),
    { seed: 20260131, numRuns: 500 },
  );
});
