/** What concerns the shop as a whole: settings, opening, legal texts, mails, journal, withdrawals, the search of everything. */
import {
  type Again,
  type LegalTextName,
  lastDayOf,
  type OwnPageName,
  type PageContent,
  type Refuse,
  type SettingsChange,
  type WithdrawalStatus,
  withdrawalStepLabel,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { Accounting, CardsChange, Mail, OwnerJournalEntry, Withdrawal } from '@nuee/domain/live';
import type { AccountingFile } from '@nuee/ui';
import { type Commands, useCommands } from '../data/commands.ts';
import { mapped, useOne, useRead } from '../data/reading.ts';
import type { ListOf } from '../data/rows.ts';
import { download } from '../frame/download.ts';

/** Of lists that only have an order in time. */
export const dateColumns = ['date'] as const;
type DateColumn = (typeof dateColumns)[number];
export const withdrawalColumns = ['commande', 'client', 'date'] as const;
type WithdrawalColumn = (typeof withdrawalColumns)[number];

export const mailRows: ListOf<Mail, DateColumn> = {
  name: 'mails',
  read: (client, asked) => client.call(contract.listMails, asked),
  kind: 'status',
  sorts: { date: 'createdAt' },
  keyOf: ({ _id }) => _id,
  // One that waits for its first attempt is sent in a moment; one that failed waits longer.
  isSettling: ({ status, attempts }) => status === 'waiting' && attempts === 0,
};

export const journalRows: ListOf<OwnerJournalEntry, DateColumn> = {
  name: 'journal',
  read: (client, asked) => client.call(contract.readJournal, asked),
  kind: 'what',
  sorts: { date: 'createdAt' },
  keyOf: ({ _id }) => _id,
};

/** How many wait for the shop; only one in service shows it. */
export const useWaitingWithdrawals = (isLive: boolean): number =>
  useRead(['withdrawals', 'waiting', isLive], async (client, signal) =>
    isLive
      ? (await client.call(contract.listWithdrawals, { query: { status: 'waiting', limit: '1' }, signal })).total
      : 0,
  ).value ?? 0;

export const withdrawalRows: ListOf<Withdrawal, WithdrawalColumn> = {
  name: 'withdrawals',
  read: (client, asked) => client.call(contract.listWithdrawals, asked),
  kind: 'status',
  sorts: {
    commande: 'orderNumber',
    client: 'name',
    date: 'createdAt',
  } satisfies Record<WithdrawalColumn, 'createdAt' | contract.SortOf<typeof contract.listWithdrawals>>,
  keyOf: ({ _id }) => _id,
};

/** The accounts of a month; of the latest one with invoices unless said. */
export const useAccounting = (month?: string) =>
  useRead(['accounting', month ?? 'latest'], (client, signal) =>
    client.call(contract.readAccounting, { signal, ...(month !== undefined && { query: { month } }) }),
  );

export const useSettings = () =>
  useRead(['settings'], (client, signal) => client.call(contract.readSettings, { signal }));

/** What the owner calls the shop; empty where it isn't set, or may not be asked. */
export const useOwnName = (isAsked: boolean): string =>
  useRead(['settings', 'name', isAsked], async (client, signal) =>
    isAsked ? (await client.call(contract.readSettings, { signal })).identity.name : '',
  ).value ?? '';

/** How the shop takes cards. */
export const useCards = () => useRead(['cards'], (client, signal) => client.call(contract.readCards, { signal }));

/** What the shop still needs before it takes orders; the demonstration needs nothing, and isn't asked. */
export const useOpening = (isAsked = true) =>
  useRead(
    ['opening', isAsked],
    async (client, signal): Promise<contract.AnswerOf<typeof contract.readOpening>> =>
      isAsked ? client.call(contract.readOpening, { signal }) : { open: true, missing: [], cards: 'none' },
  );

/** What a mail says. */
export const useMailText = (id: string) =>
  useOne(['mails', id, 'text'], (client, signal) => client.call(contract.readMail, { id, signal }));

export const useLegalTexts = () =>
  mapped(
    useRead(['texts'], (client, signal) => client.call(contract.listLegalTexts, { signal })),
    ({ items }) => items,
  );

/** In a version; the last one unless said. */
export const useLegalText = (id: LegalTextName, version?: number) =>
  useOne(['texts', id, version ?? 'last'], (client, signal) =>
    client.call(contract.readLegalText, {
      id,
      signal,
      ...(version !== undefined && { query: { version: String(version) } }),
    }),
  );

export const useOwnPages = () =>
  mapped(
    useRead(['pages'], (client, signal) => client.call(contract.listPages, { signal })),
    ({ items }) => items,
  );

/** In a version; the last one unless said. */
export const useOwnPage = (id: OwnPageName, version?: number) =>
  useOne(['pages', id, version ?? 'last'], (client, signal) =>
    client.call(contract.readPage, {
      id,
      signal,
      ...(version !== undefined && { query: { version: String(version) } }),
    }),
  );

/** How many are found of each kind at most. */
const maxResults = 5;

/** Searches all orders, users and products; an empty query finds nothing. */
export const useFound = (typed: string) => {
  const q = typed.trim();
  return useOne(['found', q], async (client, signal) => {
    if (q === '') return { orders: [], users: [], products: [] };
    const asked = { query: { q, limit: String(maxResults) }, signal };
    const [orders, users, products] = await Promise.all([
      client.call(contract.listOwnerOrders, asked),
      client.call(contract.listUsers, asked),
      client.call(contract.listOwnerProducts, asked),
    ]);
    return { orders: orders.items, users: users.items, products: products.items };
  });
};

export const useShopCommands = () => useCommands(shopCommands);

function shopCommands({ client, queries, run }: Commands) {
  return {
    sendMail: ({ _id }: Mail) =>
      run(['mails'], () => client.call(contract.sendMail, { id: _id }), 'L’e-mail part dans un instant'),

    /** Says what becomes of a withdrawal. */
    changeWithdrawal: ({ _id, orderNumber }: Withdrawal, body: { status: WithdrawalStatus; reason?: string }) =>
      run(
        ['withdrawals', 'orders', 'dashboard', 'journal'],
        () => client.call(contract.changeWithdrawal, { id: _id, body }),
        `${orderNumber}\u00a0: ${withdrawalStepLabel(body.status)}`,
      ),

    /** Saves a file of a month. */
    saveAccounts: (file: AccountingFile, { month, fecName }: Accounting) =>
      run([], async () => {
        const query = { month };
        const [from, to] = [`${month}-01`, lastDayOf(month)];
        switch (file) {
          case 'journal':
            return download(`ventes-${month}.csv`, await client.file(contract.exportJournal, { query }));
          case 'fec':
            return download(fecName, await client.file(contract.exportFec, { query }));
          case 'vat':
            return download(`tva-${month}.csv`, await client.file(contract.exportVat, { query: { from, to } }));
          case 'invoices':
            return download(`factures-${month}.zip`, await client.file(contract.exportInvoices, { query }));
          default:
            return file satisfies never;
        }
      }),

    /** Saves it as its next version. */
    saveLegalText: (id: LegalTextName, body: { content: string; version: number }) =>
      run(
        ['texts', 'journal', 'opening'],
        async () =>
          queries.setQueryData(['texts', id, 'last'], await client.call(contract.changeLegalText, { id, body })),
        'Texte enregistré',
      ),

    /** Saves it as its next version. A chosen picture is uploaded first. */
    saveOwnPage: (id: OwnPageName, { content, version }: { content: PageContent; version: number }, file?: File) =>
      run(
        ['pages', 'journal'],
        async () => {
          const { picture } = content;
          const sent = file && picture && (await client.call(contract.addPagePicture, { id, file }));
          const body = { content: { ...content, ...(sent && { picture: { ...picture, ...sent } }) }, version };
          queries.setQueryData(['pages', id, 'last'], await client.call(contract.changePage, { id, body }));
        },
        'Page enregistrée',
      ),

    saveCards: (body: CardsChange & Again, refuse: Refuse) =>
      run(
        ['cards', 'journal', 'opening'],
        async () => queries.setQueryData(['cards'], await client.call(contract.changeCards, { body })),
        'Paiement par carte enregistré',
        refuse,
      ),

    removeCards: (body: Again, refuse: Refuse) =>
      run(
        ['cards', 'journal', 'opening'],
        async () => queries.setQueryData(['cards'], await client.call(contract.removeCards, { body })),
        'Les cartes ne sont plus prises',
        refuse,
      ),

    saveSettings: (body: SettingsChange, refuse?: Refuse) =>
      run(
        ['settings', 'journal', 'opening'],
        async () => queries.setQueryData(['settings'], await client.call(contract.changeSettings, { body })),
        'Paramètres enregistrés',
        refuse,
      ),
  };
}
