import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { WithdrawalRefusal } from './WithdrawalRefusal.tsx';

const meta = {
  title: 'Admin/Orders/WithdrawalRefusal',
  id: 'admin-withdrawalrefusal',
  tags: ['new'],
  component: WithdrawalRefusal,
  args: { orderNumber: 'CMD-2026-012', onRefuse: fn(async () => true), onDismiss: fn() },
} satisfies Meta<typeof WithdrawalRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Refuser la rétractation CMD-2026-012/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motif du refus/ }), ' Le flacon a été ouvert. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('Le flacon a été ouvert.');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** No withdrawal is refused without a reason. */
export const WithoutReason: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Dites pourquoi elle est refusée/);
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};
