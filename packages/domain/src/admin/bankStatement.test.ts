import { describe, expect, it, test } from 'vitest';
import {
  matchTransfers,
  orderNumbersIn,
  referenceOf,
  statementOfCamt,
  statementOfTable,
  type XmlElement,
} from './bankStatement.ts';

type Child = XmlElement | string;

/** An element as a browser reads it from `<name Ccy="…">`. */
function element(localName: string, children: readonly Child[] = [], ccy: string | null = null): XmlElement {
  const elements = children.filter((child) => typeof child !== 'string');
  return {
    localName,
    children: elements,
    textContent: children.map((child) => (typeof child === 'string' ? child : child.textContent)).join(''),
    getAttribute: (name) => (name === 'Ccy' ? ccy : null),
  };
}

const amount = (text: string, ccy = 'EUR') => element('Amt', [text], ccy);
const detail = (name: string, remitted: string, ...more: XmlElement[]) =>
  element('TxDtls', [
    element('Refs', [element('EndToEndId', ['NOTPROVIDED'])]),
    ...more,
    element('RltdPties', [element('Dbtr', [element('Nm', [name])])]),
    element('RmtInf', [element('Ustrd', [remitted])]),
  ]);
const entry = (kind: string, sum: XmlElement, ...details: XmlElement[]) =>
  element('Ntry', [
    sum,
    element('CdtDbtInd', [kind]),
    element('BookgDt', [element('Dt', ['2026-01-15'])]),
    element('AcctSvcrRef', ['BQ-77']),
    element('NtryDtls', details),
  ]);
const camt = (...entries: XmlElement[]) => element('Document', [element('BkToCstmrStmt', [element('Stmt', entries)])]);

describe('a statement as CAMT.053', () => {
  it('has the money that arrived, and not what left', () => {
    const statement = statementOfCamt(
      camt(
        entry('CRDT', amount('28.80'), detail('Camille Durand', 'CMD-2026-011')),
        entry('DBIT', amount('12.00'), detail('La Poste', 'Timbres')),
      ),
    );
    expect(statement).toEqual({
      transfers: [{ day: '2026-01-15', amount: 28.8, text: 'Camille Durand CMD-2026-011', reference: 'BQ-77' }],
      faults: [],
    });
  });

  it('has each transfer of a batch', () => {
    const batch = entry(
      'CRDT',
      amount('40.00'),
      detail('Camille Durand', 'CMD-2026-011', element('AmtDtls', [element('TxAmt', [amount('28.80')])])),
      detail('Nathan Leroy', 'CMD-2026-012', amount('11.20')),
    );
    expect(statementOfCamt(camt(batch))?.transfers.map((one) => one.amount)).toEqual([28.8, 11.2]);
  });

  it('names what isn’t in euros', () => {
    const { transfers, faults } = statementOfCamt(camt(entry('CRDT', amount('28.80', 'CHF'), detail('A', 'B')))) ?? {};
    expect([transfers, faults]).toEqual([[], ['Écriture 1 (A B)\u00a0: le montant en euros n’est pas lisible.']]);
  });

  it('isn’t any other document', () => {
    expect(statementOfCamt(element('html', [element('body')]))).toBeUndefined();
    expect(statementOfCamt(element('Document', [element('CstmrCdtTrfInitn')]))).toBeUndefined();
  });
});

describe('a statement as a table', () => {
  const header = ['Date', 'Libellé', 'Débit', 'Crédit'];

  it('is found below what a bank writes above it; lines of debits and empty ones are left out', () => {
    const statement = statementOfTable([
      ['Compte 123', ''],
      header,
      ['15/01/2026', 'VIR CAMILLE DURAND', '', '28,80'],
      ['16/01/26', 'CB TIMBRES', '12,00', ''],
      [''],
      ['17/01/2026', 'VIR LEROY', '', 'douze'],
    ]);
    expect(statement).toEqual({
      transfers: [{ day: '2026-01-15', amount: 28.8, text: 'VIR CAMILLE DURAND' }],
      faults: ['Ligne 6 (VIR LEROY)\u00a0: le montant en euros n’est pas lisible.'],
    });
  });

  it.each([
    ['1 490,00', 1490],
    ['1.490,00', 1490],
    ['+28.80', 28.8],
    ['28,80 €', 28.8],
    ['1\u202f490,5', 1490.5],
    ['-12,00', undefined],
    ['1.490', undefined],
    ['0,00', undefined],
  ])('reads the amount « %s » as %s', (written, read) => {
    const rows = [
      ['Date opération', 'Montant', 'Détail', 'Référence'],
      ['2026-01-15', written, 'VIR', 'R-1'],
    ];
    expect(statementOfTable(rows)?.transfers[0]?.amount).toBe(read);
  });

  it('isn’t any other table', () => {
    expect(
      statementOfTable([
        ['Produit', 'Prix'],
        ['Poire', '6,90'],
      ]),
    ).toBeUndefined();
  });
});

test.each([
  ['CMD-2026-011', ['CMD-2026-011']],
  ['vir cmd 2026 011 merci', ['CMD-2026-011']],
  ['CMD2026011', ['CMD-2026-011']],
  ['CMD-2026-011 et CMD/2026/1012', ['CMD-2026-011', 'CMD-2026-1012']],
  ['COMMANDE 11', []],
])('the orders that « %s » names are %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

describe('what a transfer pays', () => {
  const order = (number: string, name: string, totalPrice: number) => ({
    _id: number,
    orderNumber: `CMD-2026-${number}`,
    totalPrice,
    user: { _id: name, name, email: '' },
  });
  const [camille, nathan, léa] = [
    order('011', 'Camille Durand', 28.8),
    order('012', 'Nathan Leroy', 28.8),
    order('013', 'Léa Roux', 9),
  ] as const;
  const matched = (text: string, sum: number, settled = new Map<string, string>()) => {
    const [match] = matchTransfers([{ day: '', amount: sum, text }], [camille, nathan, léa], settled);
    const { candidates = [], sure, note } = match ?? {};
    return [candidates.map((one) => [one.order, one.reason]), sure, note];
  };

  it('is the order that it names, with its amount', () => {
    expect(matched('VIR CMD 2026 012', 28.8)).toEqual([[[nathan, 'number']], nathan, undefined]);
  });

  it('is to be looked at where the amount is another, or several are named', () => {
    expect(matched('CMD-2026-012', 20)).toEqual([
      [[nathan, 'number']],
      undefined,
      'Le montant n’est pas celui de la commande.',
    ]);
    expect(matched('CMD-2026-011 CMD-2026-012', 57.6)).toEqual([
      [
        [camille, 'number'],
        [nathan, 'number'],
      ],
      undefined,
      'Ce virement nomme plusieurs commandes.',
    ]);
  });

  it('is proposed by amount and name, however they are written, else by amount alone', () => {
    expect(matched('VIR ROUX LEA', 9)).toEqual([[[léa, 'name']], undefined, undefined]);
    expect(matched('DURAND CAMILLE', 28.8)).toEqual([[[camille, 'name']], undefined, undefined]);
    expect(matched('VIREMENT', 28.8)).toEqual([
      [
        [camille, 'amount'],
        [nathan, 'amount'],
      ],
      undefined,
      undefined,
    ]);
    expect(matched('VIREMENT', 28.79)).toEqual([[], undefined, undefined]);
  });

  it('was noted before where the order is settled, as in a statement that is read again', () => {
    const settled = new Map([['CMD-2026-010', 'déjà payée']]);
    expect(matched('CMD-2026-010', 28.8, settled)).toEqual([[], undefined, 'CMD-2026-010 est déjà payée.']);
  });

  it('is one order once', () => {
    const twice = matchTransfers(
      ['a', 'b'].map((reference) => ({ day: '', amount: 9, text: 'CMD-2026-013', reference })),
      [léa],
      new Map(),
    );
    expect(twice.map(({ sure }) => sure)).toEqual([léa, undefined]);
  });
});

test('what is kept of a transfer is no longer than a reference may be', () => {
  const transfer = { day: '2026-01-15', amount: 9, text: 'x'.repeat(200) };
  expect(referenceOf({ ...transfer, reference: 'BQ-77' })).toBe('Virement 15/01/2026 BQ-77');
  expect(referenceOf(transfer)).toHaveLength(120);
});
