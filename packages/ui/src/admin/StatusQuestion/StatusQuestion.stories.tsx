import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { StatusQuestion } from './StatusQuestion.tsx';

const order = { orderNumber: 'CMD-2026-012', status: 'processing', totalPrice: 46.7, warnings: ['unpaid' as const] };

const meta = {
  title: 'Admin/Orders/StatusQuestion',
  id: 'admin-statusquestion',
  tags: ['new'],
  component: StatusQuestion,
  args: { asked: { order, next: 'shipped' }, onAnswer: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof StatusQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: /^CMD-2026-012\s: Expédiée/ });
    await expect(question).toHaveTextContent(/Cette commande de 46,70\s€ n’est pas payée\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Changer quand même' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

/** Each objection has its sentence. */
export const Several: Story = {
  args: { asked: { order: { ...order, warnings: ['withdrawn', 'addressIncomplete'] }, next: 'delivered' } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: /Livrée/ });
    await expect(question).toHaveTextContent(
      'Son client a déclaré sa rétractation. Son adresse de livraison est incomplète.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
