import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { framed } from '../../testing/framed.ts';
import { ChartPanel } from './ChartPanel.tsx';

const meta = {
  title: 'Admin/Dashboard/ChartPanel',
  id: 'admin-chartpanel',
  tags: ['stable'],
  component: ChartPanel,
  args: {
    figure: '5',
    detail: 'commandes',
    columns: ['Statut', 'Commandes'],
    rows: [
      ['En attente', '2'],
      ['Livrée', '3'],
    ],
    children: <Text size="caption">L’image des chiffres.</Text>,
  },
} satisfies Meta<typeof ChartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** No figure is shown before it is known. */
export const Loading: Story = {
  args: { loadingLabel: 'Chargement des commandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement des commandes')).toBeInTheDocument();
    await expect(canvas.queryByText('5')).not.toBeInTheDocument();
    await expect(canvas.getByText('Voir les chiffres')).not.toBeVisible();
  },
};

export const FiguresOpen: Story = {
  parameters: { ...framed(480), chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    const row = within(canvas.getByRole('row', { name: /Livrée/ }));
    await expect(row.getByRole('cell')).toHaveTextContent('3');
  },
};
