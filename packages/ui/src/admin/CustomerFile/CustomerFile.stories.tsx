import { customerFile } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { CustomerFile, type CustomerFileProps } from './CustomerFile.tsx';

const meta = {
  title: 'Admin/Customers/CustomerFile',
  id: 'admin-customerfile',
  tags: ['new'],
  component: CustomerFile,
  args: {
    name: 'Inès Faure',
    file: customerFile,
    onNote: fn<CustomerFileProps['onNote']>(async () => true),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '48rem' },
} satisfies Meta<typeof CustomerFile>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofAnOwner = { onExport: fn(async () => true), onErase: fn(async () => true) };

export const Default: Story = {
  args: ofAnOwner,
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('06 12 34 56 78')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Tickets' })).toHaveTextContent('Bouchon abîmé');
    await expect(canvas.getByRole('list', { name: 'Rétractations' })).toHaveTextContent('CMD-2026-012');
    await expect(canvas.getByRole('list', { name: 'Notes internes' })).toHaveTextContent('claire@maison-nuee.example');
    await expect(canvas.getByText(/^Inscrit depuis le/)).toBeVisible();
  },
};

/** What was typed goes once it is kept. */
export const NoteAdded: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nouvelle note' });
    await expect(canvas.getByRole('button', { name: 'Ajouter la note' })).toBeDisabled();
    await userEvent.type(field, ' Appelle le matin. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la note' }));
    await expect(args.onNote).toHaveBeenCalledWith('Appelle le matin.');
    await expect(field).toHaveValue('');
  },
};

/** The question says what goes, and what the law keeps. */
export const ErasureAsked: Story = {
  args: ofAnOwner,
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer ce compte' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Effacer le compte de Inès Faure/ }));
    await expect(question.getByText(/garder dix ans ses factures/)).toBeVisible();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Effacer' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
};

/** A new customer, seen by staff, who may neither export nor erase. */
export const Nothing: Story = {
  args: {
    file: { phone: '', addresses: [], tickets: [], withdrawals: [], notes: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun ticket.')).toBeVisible();
    await expect(canvas.getByText('Non inscrit')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Effacer ce compte' })).toBeNull();
  },
};
