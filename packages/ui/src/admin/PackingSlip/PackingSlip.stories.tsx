import { frozenNow } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageOverflow } from '../../internal/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const [, , third] = adminOrders(new Date(frozenNow));
if (third === undefined) throw new Error('The samples hold fewer than three orders.');

const meta = {
  title: 'Admin/PackingSlip',
  tags: ['new'],
  component: PackingSlip,
  args: { order: third, onPrint: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PackingSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const slip = canvas.getByRole('region', { name: `Bon de livraison ${args.order.orderNumber}` });
    await expect(slip).toHaveTextContent('chez la gardienne');
    await expect(within(slip).getAllByRole('row')).toHaveLength(args.order.items.length + 1);
    await expect(slip).not.toHaveTextContent('€');
  },
};

export const Printed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retour à la commande' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
