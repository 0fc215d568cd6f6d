import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderNotes } from './OrderNotes.tsx';

const meta = {
  title: 'Commerce/Checkout/OrderNotes',
  id: 'commerce-ordernotes',
  tags: ['stable'],
  component: OrderNotes,
  args: { number: 3, value: '', onValueChange: fn() },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof OrderNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Notes de commande' });
    await expect(field).toHaveAccessibleDescription('Une précision pour la livraison\u00a0? Facultatif.');
    await userEvent.type(field, 'B');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('B');
  },
};

export const Filled: Story = {
  args: { value: 'Deuxième étage,\ncode 4812.' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes de commande' })).toHaveValue('Deuxième étage,\ncode 4812.');
  },
};
