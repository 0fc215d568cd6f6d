import { eachDay, salesByDay } from '@nuee/domain';
import { frozenNow, manyOrders } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SalesChart } from './SalesChart.tsx';

const now = new Date(frozenNow);

const meta = {
  title: 'Admin/Dashboard/SalesChart',
  id: 'admin-saleschart',
  tags: ['stable'],
  component: SalesChart,
  args: { days: salesByDay(adminOrders(now), now) },
} satisfies Meta<typeof SalesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** No sum is shown before it is known. */
export const Loading: Story = {
  args: { days: [], loadingLabel: 'Chargement des commandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement des commandes')).toBeInTheDocument();
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
  },
};

export const FiguresUnfolded: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 commandes payées')).toBeVisible();
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('row', { name: /13\/01\/2026/ })).toHaveTextContent('129,56');
  },
};

export const Busy: Story = {
  args: { days: salesByDay(manyOrders(4_000, now), now) },

  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    // The best day fills the height, and no day exceeds it.
    await expect(bars).toHaveLength(30);
    await expect(Math.max(...bars)).toBe(100);
  },
};

/** A bar for each day of a year. */
export const OfAYear: Story = {
  args: {
    days: eachDay({ from: '2025-01-16', to: '2026-01-15' }).map((day, place) => ({
      day,
      amount: (place * 37) % 150,
      orders: 2,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('730 commandes payées')).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(365);
  },
};

export const WithoutSales: Story = {
  args: { days: salesByDay([], now) },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 commande payée')).toBeVisible();
  },
};
