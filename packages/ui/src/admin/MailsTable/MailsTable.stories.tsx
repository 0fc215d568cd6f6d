import { ownerMails } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { MailsTable } from './MailsTable.tsx';

const meta = {
  title: 'Admin/Customers/MailsTable',
  id: 'admin-mailstable',
  tags: ['stable'],
  component: MailsTable,
  args: { mails: ownerMails, onSendAgain: fn(), onRead: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof MailsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'E-mails' }));
    await expect(table.getByRole('row', { name: /Commande expédiée/ })).toHaveTextContent('550 No such user here');
    await expect(table.getByRole('row', { name: /Commande reçue/ })).toHaveTextContent('Envoyé');
    await expect(canvas.getByText('3 e-mails')).toBeVisible();
  },
};

export const SentAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Renvoyer «\u00a0Commande expédiée\u00a0»/ }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(ownerMails[0]);
  },
};

export const Read: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Lire «\u00a0Commande reçue\u00a0»/ }));
    await expect(args.onRead).toHaveBeenCalledWith(ownerMails[1]);
  },
};

/** A mail to an erased account can't be sent again. */
export const ErasedReader: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Effacé avec son compte/ }));
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /Commande expédiée/ });
    for (const fact of ['Échec', 'CMD-2026-012', '550 No such user here']) await expect(card).toHaveTextContent(fact);
  },
};

export const Empty: Story = {
  args: { mails: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun e-mail trouvé')).toBeVisible();
  },
};
