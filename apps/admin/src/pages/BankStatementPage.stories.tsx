import { ownerOrder, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { OwnerOrder } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import BankStatementPage from './BankStatementPage.tsx';

const awaited: OwnerOrder = { ...ownerOrder, paymentStatus: 'pending', isPaid: false, warnings: ['unpaid'] };
const office = {
  readOwnerSession: respond.with(ownerSession),
  listOwnerOrders: respond.with({ items: [awaited], next: null, total: 1 }),
  receivePayments: respond.with([{ id: awaited._id, ok: true, change: 'change-1' }]),
};

const meta = {
  title: 'Pages/Administration/Bank statement',
  component: BankStatementPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/commandes/releve',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof BankStatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, name: string, text: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-01-15</Dt></BookgDt><AcctSvcrRef>BQ-77</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const fileOf = (text: string, name: string) => new File([text], name);

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choisir un fichier')).toBeVisible();
  },
};

/** A statement of the bank: what names an order with its amount is ticked, and recorded with one press. */
export const Read: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Relevé (CAMT.053 ou CSV)');
    await step('A document in XML', async () => {
      const statement = camt(entry('48.17', 'Camille Martin', 'cmd 2026 012'), entry('3.00', 'Inconnu', 'Sans objet'));
      await userEvent.upload(field, fileOf(statement, 'releve.xml'));
      await expect(await canvas.findByRole('checkbox', { name: /^CMD-2026-012, Camille Martin/ })).toBeChecked();
      await expect(canvas.getByText('Aucune commande en attente de ce montant.')).toBeVisible();
    });
    await step('One press records it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer 1 paiement \(48,17\s€\)$/ }));
      const message = await canvas.findByText(/CMD-2026-012\s: Payée/);
      await expect(message).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    await step('A table in which only the name is known', async () => {
      const table = 'Date;Libellé;Montant\n15/01/2026;VIR MARTIN CAMILLE;48,17\n';
      await userEvent.upload(field, fileOf(table, 'releve.csv'));
      const proposed = await canvas.findByRole('checkbox', { name: /même montant, même nom/ });
      await expect(proposed).not.toBeChecked();
    });
  },
};

/** Another document is refused, with a word on what is expected. */
export const AnotherFile: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Relevé (CAMT.053 ou CSV)');
    for (const [text, name] of [
      ['<html><body>Relevé</body></html>', 'releve.xml'],
      ['<Document><BkToCstmrStmt>', 'coupe.xml'],
      ['Produit;Prix\nPoire;6,90\n', 'produits.csv'],
    ] as const) {
      await userEvent.upload(field, fileOf(text, name));
      await expect(await canvas.findByText(/^Ce fichier n’est pas un relevé/)).toBeVisible();
    }
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, listOwnerOrders: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
