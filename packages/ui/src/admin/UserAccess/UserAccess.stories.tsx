import { frozenNow } from '@nuee/domain/fixtures';
import { adminUsers } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { UserAccess } from './UserAccess.tsx';

const [camille] = adminUsers(new Date(frozenNow));
if (camille === undefined) throw new Error('The samples hold no user.');
const active = { ...camille, status: 'active', role: 'customer' } as const;

const meta = {
  title: 'Admin/Customers/UserAccess',
  id: 'admin-useraccess',
  tags: ['new'],
  component: UserAccess,
  args: { user: active, onChange: fn(async () => true), onRemoveCodes: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof UserAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const RoleMenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le rôle' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Équipe' })).toBeVisible();
  },
};

export const BecomesStaff: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le rôle' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Équipe' }));
    const question = await screen.findByRole('dialog', { name: /Équipe/ });
    await expect(question).toHaveTextContent('ne voit ni les ventes ni les paramètres');
    await expect(question).toHaveTextContent('invitée par e-mail à choisir un nouveau mot de passe');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(within(question).getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
    await userEvent.click(within(question).getByRole('button', { name: 'Changer le rôle' }));
    const again = { password: 'Un-Port-Au-Matin' };
    await expect(args.onChange).toHaveBeenCalledWith({ role: 'staff' }, again, expect.anything());
  },
};

/** A member who has lost telephone and recovery codes. */
export const CodesLost: Story = {
  tags: ['!autodocs'],
  args: { user: { ...active, role: 'staff', asksCode: true }, asksCode: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer les codes' }));
    const question = within(await screen.findByRole('dialog', { name: /^Retirer les codes de / }));
    await expect(question.getByText(/déconnectée partout, et prévenue par e-mail/)).toBeVisible();
    await userEvent.type(question.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
    await userEvent.type(question.getByLabelText('Code'), '123456{Enter}');
    const again = { password: 'Un-Port-Au-Matin', code: '123456' };
    await expect(args.onRemoveCodes).toHaveBeenCalledWith(again, expect.anything());
  },
};

export const Deactivated: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Désactiver le compte' }));
    const question = await screen.findByRole('alertdialog', { name: /^Désactiver le compte de / });
    await userEvent.click(within(question).getByRole('button', { name: 'Désactiver' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'inactive' });
  },
};

export const Reactivated: Story = {
  args: { user: { ...active, status: 'inactive' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réactiver le compte' }));
    const question = await screen.findByRole('alertdialog', { name: /^Réactiver le compte de / });
    await userEvent.click(within(question).getByRole('button', { name: 'Réactiver' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'active' });
  },
};

export const Invited: Story = {
  args: { user: { ...active, status: 'pending', role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Invitation envoyée/)).toBeVisible();
  },
};
