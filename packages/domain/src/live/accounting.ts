/** What the accountant gets of a month: its figures, the sales journal, and the entries in the form that the tax office reads. */
import * as v from 'valibot';
import type { CsvCell } from '../admin/csv.ts';
import { dayInParis, formatShortDate, lastDayOf } from '../dates.ts';
import { type Cents, toCents, toEuros } from '../money.ts';
import { paymentMethodLabel } from '../payment.ts';
import { type OrderTotals, vatOf } from '../totals.ts';
import { type VatShare, type VatTerms, vatShares } from './vat.ts';

/** What an invoice or a credit note says, as it was issued. The amounts are positive on both. */
export interface IssuedDocument {
  /** `F-2026-000001`, `A-2026-000001`. */
  readonly number: string;
  /** ISO date. */
  readonly issuedAt: string;
  readonly orderNumber: string;
  readonly customer: string;
  readonly paymentMethod: string;
  /** Of the payment. */
  readonly reference?: string;
  /** The invoice that a credit note is about. */
  readonly credits?: string;
  readonly amounts: OrderTotals;
  /** Absent from those of an older version. */
  readonly vat?: VatTerms;
}

/** In cents, negative for a credit note. */
interface DocumentSums {
  readonly net: Cents;
  /** The part of `net` that was charged for delivery. */
  readonly delivery: Cents;
  readonly gross: Cents;
  readonly rates: readonly VatShare[];
}

function sumsOf({ amounts, credits, vat = vatOf(amounts) }: IssuedDocument): DocumentSums {
  const sign = credits === undefined ? 1 : -1;
  const shares = vatShares(amounts, vat);
  const net = sum(shares, 'net');
  const charged = toCents(amounts.shippingPrice);
  const delivery = vat.included ? Math.round((charged * 100) / (100 + vat.rate)) : charged;
  const signed = (cents: Cents): Cents => sign * cents + 0;
  return {
    net: signed(net),
    // Two roundings may differ by a cent where nothing but delivery was charged.
    delivery: signed(Math.min(delivery, net)),
    gross: signed(net + sum(shares, 'tax')),
    rates: shares.map((share) => ({ rate: share.rate, net: signed(share.net), tax: signed(share.tax) })),
  };
}

const sum = (shares: readonly VatShare[], what: 'net' | 'tax'): Cents =>
  shares.reduce((cents, share) => cents + share[what], 0);

/** By rate, the lowest first. */
function byRate(shares: readonly VatShare[]): VatShare[] {
  return [...Map.groupBy(shares, ({ rate }) => rate)]
    .map(([rate, same]) => ({ rate, net: sum(same, 'net'), tax: sum(same, 'tax') }))
    .sort((a, b) => a.rate - b.rate);
}

const RateSchema = v.object({ rate: v.number(), net: v.number(), tax: v.number() });

/** Amounts in euros: invoices less credit notes. */
export const AccountingFiguresSchema = v.object({
  invoices: v.number(),
  credits: v.number(),
  net: v.number(),
  /** The part of `net` that was charged for delivery. */
  delivery: v.number(),
  tax: v.number(),
  gross: v.number(),
  /** The lowest first. */
  rates: v.array(RateSchema),
});
export type AccountingFigures = v.InferOutput<typeof AccountingFiguresSchema>;

export const AccountingSchema = v.object({
  /** `2026-01`, in Paris. */
  month: v.string(),
  /** Those that have invoices or credit notes, the latest first. */
  months: v.array(v.string()),
  figures: AccountingFiguresSchema,
  /** The name of the month's file of entries. */
  fecName: v.string(),
});
export type Accounting = v.InferOutput<typeof AccountingSchema>;

export function accountingFigures(documents: readonly IssuedDocument[]): AccountingFigures {
  const all = documents.map(sumsOf);
  const total = (what: 'net' | 'delivery' | 'gross') => all.reduce((cents, sums) => cents + sums[what], 0);
  const rates = byRate(all.flatMap((sums) => sums.rates));
  const credits = documents.filter((document) => document.credits !== undefined).length;
  return {
    invoices: documents.length - credits,
    credits,
    net: toEuros(total('net')),
    delivery: toEuros(total('delivery')),
    tax: toEuros(sum(rates, 'tax')),
    gross: toEuros(total('gross')),
    rates: rates.map(({ rate, net, tax }) => ({ rate, net: toEuros(net), tax: toEuros(tax) })),
  };
}

/** `5,5 %`. */
export const formatRate = (rate: number): string => `${String(rate).replace('.', ',')}\u00a0%`;

/** A line for each invoice and credit note, with columns for each rate among them. */
export function salesJournal(documents: readonly IssuedDocument[]): {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly CsvCell[])[];
} {
  const rates = byRate(documents.flatMap((document) => sumsOf(document).rates)).map(({ rate }) => rate);
  const money = (cents: Cents): CsvCell => ({ euros: toEuros(cents) });
  return {
    columns: [
      ...['Numéro', 'Date', 'Avoir sur', 'Commande', 'Client', 'Total HT', 'Livraison HT'],
      ...rates.flatMap((rate) => [`Base HT à ${formatRate(rate)}`, `TVA à ${formatRate(rate)}`]),
      ...['Total TTC', 'Moyen de paiement', 'Référence'],
    ],
    lines: documents.map((document) => {
      const sums = sumsOf(document);
      return [
        document.number,
        formatShortDate(document.issuedAt),
        document.credits ?? '',
        document.orderNumber,
        document.customer,
        money(sums.net),
        money(sums.delivery),
        ...rates.flatMap((rate) => {
          const same = sums.rates.filter((share) => share.rate === rate);
          return [money(sum(same, 'net')), money(sum(same, 'tax'))];
        }),
        money(sums.gross),
        paymentMethodLabel(document.paymentMethod),
        document.reference ?? '',
      ];
    }),
  };
}

/** Of the general chart of accounts (plan comptable général). */
const accounts = {
  customers: { number: '411', name: 'Clients' },
  goods: { number: '707', name: 'Ventes de marchandises' },
  delivery: { number: '7085', name: 'Ports et frais accessoires facturés' },
  vat: { number: '44571', name: 'TVA collectée' },
} as const;

/** The columns of article A47 A-1 of the Livre des procédures fiscales. */
export const fecColumns = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib'],
  ...['CompAuxNum', 'CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit'],
  ...['EcritureLet', 'DateLet', 'ValidDate', 'Montantdevise', 'Idevise'],
] as const;

/**
 * The entries of these documents, one for each, in the form of article A47 A-1 of the Livre des procédures fiscales: tabs between 18
 * columns, decimal commas. An entry has the number of its document, because those are without gap.
 */
export function fec(documents: readonly IssuedDocument[]): string {
  return [fecColumns, ...documents.flatMap(fecEntry)].map((cells) => `${cells.join('\t')}\r\n`).join('');
}

function fecEntry(document: IssuedDocument): string[][] {
  const { number, issuedAt, credits, customer } = document;
  const { net, delivery, gross, rates } = sumsOf(document);
  const day = dayInParis(issuedAt).replaceAll('-', '');
  const what = `${credits === undefined ? 'Facture' : 'Avoir'} ${number}`;
  const line = (account: keyof typeof accounts, debit: Cents, detail = customer): string[] => {
    const { number: accountNumber, name } = accounts[account];
    return [
      ...['VE', 'Ventes', number, day, accountNumber, name, '', '', number, day],
      // A tab or a line break of a name would begin another cell.
      `${what} ${detail}`.replaceAll(/\s+/g, ' ').trim(),
      amount(Math.max(debit, 0)),
      amount(Math.max(-debit, 0)),
      ...['', '', day, '', ''],
    ];
  };
  const entries: [Cents, string[]][] = [
    [gross, line('customers', gross)],
    [net - delivery, line('goods', delivery - net)],
    [delivery, line('delivery', -delivery)],
    ...rates.map(({ rate, tax }): [Cents, string[]] => [tax, line('vat', -tax, `TVA ${formatRate(rate)}`)]),
  ];
  return entries.flatMap(([cents, cells]) => (cents === 0 ? [] : [cells]));
}

const amount = (cents: Cents): string => toEuros(cents).toFixed(2).replace('.', ',');

/** `123456789FEC20260131.txt`: the SIREN, which a SIRET begins with, and the last day of the month. */
export function fecName(siret: string, month: string): string {
  return `${siret.replaceAll(/\D/g, '').slice(0, 9)}FEC${lastDayOf(month).replaceAll('-', '')}.txt`;
}
