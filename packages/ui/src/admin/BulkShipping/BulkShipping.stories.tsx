import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { BulkShipping } from './BulkShipping.tsx';

const base = {
  status: 'processing',
  warnings: [],
  user: { _id: 'camille', name: 'Camille Roussel', email: 'camille@exemple.fr' },
};
const orders = ['11', '12', '13'].map((number) => ({ ...base, _id: number, orderNumber: `CMD-2026-0${number}` }));
const others = orders.slice(1);
const unpaid = { ...base, _id: '14', orderNumber: 'CMD-2026-014', warnings: ['unpaid' as const] };
const gone = { ...base, _id: '15', orderNumber: 'CMD-2026-015', status: 'shipped' };

const meta = {
  title: 'Admin/Orders/BulkShipping',
  id: 'admin-bulkshipping',
  tags: ['new'],
  component: BulkShipping,
  args: { orders, onShip: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof BulkShipping>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Expédier avec numéros/ }));
  return within(await screen.findByRole('dialog', { name: /^Expédier/ }));
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getAllByRole('textbox')).toHaveLength(3);
  },
};

/** One number a line: the first two say their carrier, the list says that of the third. */
export const ColumnPasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('textbox', { name: /^CMD-2026-011/ }));
    await userEvent.paste('6A12345678901\n01234567890123\nXY123456789FR\n');
    await userEvent.click(dialog.getByRole('button', { name: 'Expédier' }));
    const last = dialog.getByRole('textbox', { name: /^CMD-2026-013/ });
    await expect(last).toHaveAccessibleDescription('Choisissez le transporteur de ce numéro.');
    await expect(args.onShip).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Transporteur' }), 'Chronopost');
    await userEvent.click(dialog.getByRole('button', { name: 'Expédier' }));
    await waitFor(() =>
      expect(args.onShip).toHaveBeenCalledWith(orders, {
        11: [{ carrier: 'colissimo', number: '6A12345678901' }],
        12: [{ carrier: 'dpd', number: '01234567890123' }],
        13: [{ carrier: 'chronopost', number: 'XY123456789FR' }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What isn’t paid, or has left, isn’t sent with the others; a parcel may leave without a number. */
export const LeavesOthers: Story = {
  tags: ['!autodocs'],
  args: { orders: [...others, unpaid, gone] },
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas);
    await expect(
      dialog.getByText(/Restent comme elles sont\s: CMD-2026-014 \(pas payée\), CMD-2026-015 \(déjà partie\)\./),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^CMD-2026-013/ }), '6A12345678901');
    await userEvent.click(dialog.getByRole('button', { name: 'Expédier' }));
    const parcels = { 13: [{ carrier: 'colissimo', number: '6A12345678901' }] };
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith(others, parcels));
  },
};
