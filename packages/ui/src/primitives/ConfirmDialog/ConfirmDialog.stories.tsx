import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const question = 'Êtes-vous sûr de vouloir supprimer ce produit ?';

const meta = {
  title: 'Primitives/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
  },
  args: { open: true, onOpenChange: fn(), question, confirmLabel: 'Supprimer', onConfirm: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Explained: Story = {
  args: { children: 'Il disparaîtra du catalogue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: question })).toHaveAccessibleDescription(
      'Il disparaîtra du catalogue.',
    );
  },
};

export const CancelDoesNothing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const dialog = canvas.getByRole('alertdialog', { name: question });
    await step('It opens with the focus on « Annuler »', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Annuler' })).toHaveFocus();
    });
    await step('« Annuler » closes it and confirms nothing', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Confirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Where « Annuler » could be read as the verb, the safe answer says what is kept. */
export const CancelsAnOrder: Story = {
  tags: ['!autodocs'],
  args: {
    question: 'Annuler la commande CMD-2026-006 ?',
    confirmLabel: 'Annuler la commande',
    dismissLabel: 'Garder la commande',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Garder la commande' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder la commande' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
