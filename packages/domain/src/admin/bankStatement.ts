/** Money that has arrived at the bank, read from its statement and matched with the orders that wait for it. */
import { isDay } from '../dates.ts';
import { toCents } from '../money.ts';
import { fold } from '../slug.ts';
import type { AdminOrder } from './orders.ts';

/** A line of a statement that says that money has arrived. */
export interface BankTransfer {
  /** `2026-01-15`; empty where the bank doesn't say. */
  day: string;
  /** In euros. */
  amount: number;
  /** Who paid, and what for, in the bank's words. */
  text: string;
  /** The bank's own reference. */
  reference?: string;
}

export interface BankStatement {
  transfers: readonly BankTransfer[];
  /** Lines that can't be read, each named. */
  faults: readonly string[];
}

const currency = 'EUR';

/** What is read of an element of XML; those of a browser are such. */
export interface XmlElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: Iterable<XmlElement>;
  getAttribute(name: string): string | null;
}

/** The statement in a document of the form CAMT.053; undefined for any other document. */
export function statementOfCamt(root: XmlElement): BankStatement | undefined {
  if (root.localName !== 'Document' || under(root, 'BkToCstmrStmt').length === 0) return undefined;
  const entries = under(root, 'BkToCstmrStmt', 'Stmt', 'Ntry');
  const read = entries.flatMap((entry, at) =>
    textAt(entry, 'CdtDbtInd') === 'DBIT' ? [] : transfersOf(entry, at + 1),
  );
  return split(read);
}

function transfersOf(entry: XmlElement, at: number): (BankTransfer | string)[] {
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10);
  const words = textAt(entry, 'AddtlNtryInf');
  const details = under(entry, 'NtryDtls', 'TxDtls');
  // The money of a batch arrives as one entry with the details of each transfer.
  const parts = details.length > 1 ? details : [entry];
  return parts.map((part) => {
    const detail = part === entry ? details[0] : part;
    const [sum] =
      part === entry ? under(entry, 'Amt') : [...under(part, 'Amt'), ...under(part, 'AmtDtls', 'TxAmt', 'Amt')];
    const amount = sum?.getAttribute('Ccy') === currency ? amountOf(sum.textContent ?? '') : undefined;
    const debtor =
      detail && (textAt(detail, 'RltdPties', 'Dbtr', 'Nm') || textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm'));
    const remitted = detail ? under(detail, 'RmtInf', 'Ustrd').map(({ textContent }) => textContent ?? '') : [];
    const structured = detail && textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
    const reference = (detail && textAt(detail, 'Refs', 'EndToEndId')) || textAt(entry, 'AcctSvcrRef');
    return transfer(`Écriture ${at}`, {
      day,
      amount,
      text: [debtor, ...remitted, structured, ...(remitted.length > 0 || structured ? [] : [words])],
      reference: reference === 'NOTPROVIDED' ? textAt(entry, 'AcctSvcrRef') : reference,
    });
  });
}

/** The elements at the end of a path. */
function under(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return [...element.children].filter(({ localName }) => localName === name).flatMap((child) => under(child, ...rest));
}

const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  under(element, ...path)[0]?.textContent?.trim() ?? '';

/** The statement in the rows of a table, whose columns are found by the names that French banks give them; undefined without them. */
export function statementOfTable(rows: readonly (readonly string[])[]): BankStatement | undefined {
  const top = rows.findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[top] ?? []);
  if (!columns) return undefined;
  const read = rows.slice(top + 1).flatMap((row, i) => {
    const sum = row[columns.amount]?.trim() ?? '';
    // Of a debit, the column of credits is empty, or the amount below zero.
    if (sum === '' || /^[-−]|[-−]$/.test(sum)) return [];
    const reference = columns.reference === undefined ? '' : (row[columns.reference]?.trim() ?? '');
    return [
      transfer(`Ligne ${top + i + 2}`, {
        day: dayOf(row[columns.day] ?? ''),
        amount: amountOf(sum),
        text: columns.texts.map((place) => row[place]),
        reference,
      }),
    ];
  });
  return split(read);
}

function columnsOf(header: readonly string[]) {
  const names = header.map((name) => fold(name).trim());
  const find = (shape: RegExp) => names.findIndex((name) => shape.test(name));
  const credit = find(/^credit/);
  const [day, amount, reference] = [find(/^date/), credit < 0 ? find(/^montant/) : credit, find(/^reference/)];
  const texts = names.flatMap((name, place) =>
    /libelle|detail|reference|motif|communication|informations?|contrepartie|emetteur|nom/.test(name) ? [place] : [],
  );
  if (day < 0 || amount < 0 || texts.length === 0) return undefined;
  return { day, amount, texts, reference: reference < 0 ? undefined : reference };
}

/** `15/01/2026`, `15/01/26` or `2026-01-15`; empty for anything else. */
function dayOf(text: string): string {
  const iso = text.trim().replace(/^(\d{2})[/.-](\d{2})[/.-](?:20)?(\d{2})$/, '20$3-$2-$1');
  return isDay(iso) ? iso : '';
}

/** An amount in euros as a bank writes it: `1 490,00`, `+28.80`, `28,80 €`; undefined for what could mean two. */
function amountOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s+€']|EUR/g, '');
  const amount = /^\d+(?:[.,]\d{1,2})?$/.test(bare)
    ? Number(bare.replace(',', '.'))
    : /^\d{1,3}(?:\.\d{3})+,\d{2}$/.test(bare)
      ? Number(bare.replaceAll('.', '').replace(',', '.'))
      : 0;
  return amount > 0 ? amount : undefined;
}

interface ReadLine {
  readonly day: string;
  readonly amount: number | undefined;
  readonly text: readonly (string | undefined)[];
  readonly reference: string;
}

function transfer(name: string, { day, amount, text, reference }: ReadLine): BankTransfer | string {
  const words = [...new Set(text.map((part) => part?.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean).join(' ');
  if (amount === undefined) return `${name} (${words || 'sans libellé'})\u00a0: le montant en euros n’est pas lisible.`;
  return { day, amount, text: words, ...(reference !== '' && { reference }) };
}

const split = (read: readonly (BankTransfer | string)[]): BankStatement => ({
  transfers: read.filter((line) => typeof line !== 'string'),
  faults: read.filter((line) => typeof line === 'string'),
});

/** The numbers of orders in a text, however the bank has written them. */
export function orderNumbersIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(/CMD[^A-Z0-9]*(20\d\d)[^A-Z0-9]*(\d{3,})/g);
  return [...new Set([...found].map(([, year, n]) => `CMD-${year}-${n}`))];
}

/** Why an order may be what a transfer pays: its number, the payer's name, or its amount alone. */
export type MatchReason = 'number' | 'name' | 'amount';

type Awaited = Pick<AdminOrder, '_id' | 'orderNumber' | 'totalPrice' | 'user'>;

export interface TransferMatch<Order> {
  transfer: BankTransfer;
  candidates: readonly { order: Order; reason: MatchReason }[];
  /** The order that the transfer names and pays exactly. */
  sure?: Order;
  /** What speaks against choosing without a look. */
  note?: string;
}

/**
 * What each transfer may pay. The number of an order counts first, then its amount with the name of its customer, then its amount alone;
 * only a number with the right amount is sure, once.
 *
 * @param orders that wait for a transfer.
 * @param settled what became of other orders that the statement names, by number: « déjà payée ».
 */
export function matchTransfers<Order extends Awaited>(
  transfers: readonly BankTransfer[],
  orders: readonly Order[],
  settled: ReadonlyMap<string, string>,
): TransferMatch<Order>[] {
  const named = new Set<Order>();
  return transfers.map((transfer) => {
    const numbers = orderNumbersIn(transfer.text);
    const byNumber = orders.filter(({ orderNumber }) => numbers.includes(orderNumber));
    const [only] = byNumber;
    if (only) {
      const candidates = byNumber.map((order) => ({ order, reason: 'number' as const }));
      if (byNumber.length > 1) return { transfer, candidates, note: 'Ce virement nomme plusieurs commandes.' };
      if (!hasAmount(only, transfer))
        return { transfer, candidates, note: 'Le montant n’est pas celui de la commande.' };
      if (named.has(only)) return { transfer, candidates, note: 'Un autre virement nomme la même commande.' };
      named.add(only);
      return { transfer, candidates, sure: only };
    }
    const known = numbers.flatMap((number) => (settled.has(number) ? [`${number} est ${settled.get(number)}.`] : []));
    if (known.length > 0) return { transfer, candidates: [], note: known.join(' ') };
    const byAmount = orders.filter((order) => hasAmount(order, transfer));
    const byName = byAmount.filter(({ user }) => isNamedIn(transfer.text, user.name));
    return {
      transfer,
      candidates:
        byName.length > 0
          ? byName.map((order) => ({ order, reason: 'name' as const }))
          : byAmount.map((order) => ({ order, reason: 'amount' as const })),
    };
  });
}

const hasAmount = ({ totalPrice }: Pick<Awaited, 'totalPrice'>, { amount }: BankTransfer): boolean =>
  toCents(totalPrice) === toCents(amount);

/** Whether all words of a name stand in a text, in any order. */
function isNamedIn(text: string, name: string): boolean {
  const wordsOf = (some: string) => fold(some).match(/[a-z]+/g) ?? [];
  const [words, said] = [wordsOf(name), new Set(wordsOf(text))];
  return words.length > 0 && words.every((word) => said.has(word));
}

/** What is kept of a transfer with the order that it pays, as short as a reference may be. */
export function referenceOf({ day, text, reference }: BankTransfer): string {
  const when = day.split('-').reverse().join('/');
  return ['Virement', when, reference ?? text]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 120);
}
