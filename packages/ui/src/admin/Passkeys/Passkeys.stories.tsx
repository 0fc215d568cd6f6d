import { frozenNow } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { Passkeys, type PasskeysProps } from './Passkeys.tsx';

const telephone = { id: 'telephone', name: 'Téléphone de Claire', createdAt: frozenNow, lastUsedAt: frozenNow };
const key = { id: 'cle', name: 'Clé du coffre', createdAt: frozenNow };
const codes = [...'QRSTUVWXYZ'].map((last) => `ABCDEFGHJKLMNP2${last}`);

const meta = {
  title: 'Admin/Shell/Passkeys',
  id: 'admin-passkeys',
  tags: ['new'],
  component: Passkeys,
  args: {
    passkeys: [telephone, key],
    asksCode: 'orPasskey',
    onAdd: fn<PasskeysProps['onAdd']>(async () => []),
    onRemove: fn<PasskeysProps['onRemove']>(async () => true),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof Passkeys>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A passkey takes the place of the code: its field may stay empty. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Clés d’accès' }));
    await expect(list.getByText('Ajoutée le 15 janvier 2026, utilisée le 15 janvier 2026')).toBeVisible();
    await expect(list.getByText('Ajoutée le 15 janvier 2026, pas encore utilisée')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la clé Clé du coffre' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Retirer la clé/ }));
    await expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/^Laissez vide pour utiliser votre clé/);
    await userEvent.type(dialog.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
    const again = { password: 'Un-Port-Au-Matin' };
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(key, again, expect.anything()));
  },
};

/** The first factor of an account shows its recovery codes, until whoever sees them says that they are written down. */
export const First: Story = {
  args: { passkeys: [], asksCode: false, onAdd: fn<PasskeysProps['onAdd']>(async () => codes) },
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByLabelText('Nom de la clé');
    await step('It has a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une clé d’accès' }));
      await expect(name).toHaveAccessibleDescription('Donnez un nom à cette clé.');
    });
    await step('It takes the password', async () => {
      await userEvent.type(name, 'Téléphone{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une clé d’accès\u00a0?' }));
      await userEvent.type(dialog.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin{Enter}');
      const again = { password: 'Un-Port-Au-Matin' };
      await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Téléphone', again, expect.anything()));
    });
    const list = within(await canvas.findByRole('list', { name: 'Codes de secours' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Unsupported: Story = {
  args: { passkeys: [], asksCode: true, supported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce navigateur ne permet pas d’en ajouter une.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
