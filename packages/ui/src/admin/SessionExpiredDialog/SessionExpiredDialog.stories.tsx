import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';

const meta = {
  title: 'Admin/Shell/SessionExpiredDialog',
  id: 'admin-sessionexpireddialog',
  tags: ['stable'],
  component: SessionExpiredDialog,
  args: { open: true, email: 'claire@maison-nuee.example', onSubmit: fn(), onLeave: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SessionExpiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session a expiré' }));
    await expect(dialog.getByText('claire@maison-nuee.example')).toBeVisible();
  },
};

export const LoggedInAgain: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session a expiré' }));
    await userEvent.type(dialog.getByLabelText('Mot de passe'), 'Nuage-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Se reconnecter' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Nuage-2026' });
  },
};

export const WithCode: Story = {
  tags: ['!autodocs'],
  args: { codeAsked: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session a expiré' }));
    await userEvent.type(dialog.getByLabelText('Mot de passe'), 'Nuage-2026');
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Se reconnecter' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Nuage-2026', code: '123456' });
  },
};

/** Escape doesn't close it, because the page below needs a session. */
export const Refused: Story = {
  args: { error: 'Identifiants administrateur invalides' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText('Identifiants administrateur invalides')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
