import { countByStatus } from '@nuee/domain';
import { frozenNow, manyOrders } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StatusChart } from './StatusChart.tsx';

const now = new Date(frozenNow);

const meta = {
  title: 'Admin/Dashboard/StatusChart',
  id: 'admin-statuschart',
  tags: ['stable'],
  component: StatusChart,
  args: { counts: countByStatus(adminOrders(now)) },
} satisfies Meta<typeof StatusChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** No number is shown before it is known. */
export const Loading: Story = {
  args: { counts: countByStatus([]), loadingLabel: 'Chargement des commandes' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chargement des commandes')).toBeInTheDocument();
    await expect(canvasElement.querySelector('ul')).not.toHaveTextContent(/\d/);
  },
};

export const FiguresUnfolded: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    await expect(canvas.getByRole('row', { name: /Expédiée/ })).toHaveTextContent('1');
  },
};

export const Busy: Story = {
  args: { counts: countByStatus(manyOrders(53, now).filter((_, place) => place % 3 < 2)) },

  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
    await expect(Math.max(...widths)).toBe(100);
  },
};

export const WithoutOrders: Story = {
  args: { counts: countByStatus([]) },

  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('commande')).toBeVisible();
    for (const bar of canvasElement.querySelectorAll('rect')) await expect(bar).toHaveAttribute('width', '0');
  },
};
