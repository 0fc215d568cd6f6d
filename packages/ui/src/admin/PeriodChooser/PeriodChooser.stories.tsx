import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { PeriodChooser, type PeriodChooserProps } from './PeriodChooser.tsx';

const meta = {
  title: 'Admin/Dashboard/PeriodChooser',
  id: 'admin-periodchooser',
  tags: ['new'],
  component: PeriodChooser,
  args: {
    value: { period: 'last30Days', from: '2025-12-17', to: '2026-01-15' },
    onValueChange: fn(),
    onExport: fn() as PeriodChooserProps['onExport'],
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PeriodChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Ventes du 17/12/2025 au 15/01/2026, comparées à celles du 17/11/2025 au 16/12/2025'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Du')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Période' }), 'Ce mois-ci');
    await expect(args.onValueChange).toHaveBeenCalledWith({ ...args.value, period: 'thisMonth' });
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByText('Meilleurs produits (CSV)'));
    await expect(args.onExport).toHaveBeenCalledWith('products');
  },
};

/** A day is compared with the same weekday of the week before. */
export const Today: Story = {
  args: { value: { period: 'today', from: '2026-01-15', to: '2026-01-15' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ventes du 15/01/2026, comparées à celles du 08/01/2026')).toBeVisible();
  },
};

/** Days of one’s own have two fields; what can’t be is said below them, and nothing is compared. */
export const OwnDays: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: { period: 'days', from: '2026-01-01', to: '2026-01-10' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/comparées à celles du 22\/12\/2025 au 31\/12\/2025/)).toBeVisible();
    const last = canvas.getByLabelText('Au');
    fireEvent.change(last, { target: { value: '2025-12-31' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, to: '2025-12-31' });
    await expect(last).toHaveAccessibleDescription('Choisissez un jour qui ne précède pas le premier.');
    await expect(canvas.queryByText(/comparées/)).toBeNull();
  },
};

export const MenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await expect(await screen.findByRole('menuitem', { name: 'Ventes par jour (CSV)' })).toBeVisible();
  },
};

/** Days that can’t be are no file. */
export const Unreadable: Story = {
  tags: ['!autodocs'],
  args: { value: { period: 'days', from: '', to: '2026-01-10' }, onExport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Au')).toHaveAccessibleDescription('Choisissez le premier et le dernier jour.');
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled();
  },
};

export const OnPhone: Story = {
  parameters: framed(420),
  globals: { viewport: { value: 'phone' } },
  args: { value: { period: 'days', from: '2026-01-01', to: '2026-01-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Du')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeVisible();
  },
};
