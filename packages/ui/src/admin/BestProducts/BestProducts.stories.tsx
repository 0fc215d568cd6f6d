import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { BestProducts } from './BestProducts.tsx';

const meta = {
  title: 'Admin/Dashboard/BestProducts',
  id: 'admin-bestproducts',
  tags: ['new'],
  component: BestProducts,
  args: {
    products: [
      { id: '3', name: 'Caramel Beurre Salé', pieces: 64, total: 1_240.5, before: 42 },
      { id: '1', name: 'Fraise des Bois', pieces: 51, total: 986.1, before: 60 },
      { id: '8', name: 'Tabac Blond', pieces: 1, total: 18.99, before: 0 },
    ],
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof BestProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const [best, , last] = within(canvas.getByRole('list', { name: 'Meilleurs produits' })).getAllByRole('listitem');
    await expect(best).toHaveTextContent(/Caramel Beurre Salé64 pièces42 avant1.240,50/);
    await expect(last).toHaveTextContent('1 pièce');
    await expect(canvas.getByRole('link', { name: 'Caramel Beurre Salé' })).toHaveAttribute(
      'href',
      '/admin/produits/3',
    );
  },
};

export const WithoutSales: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune vente' })).toBeVisible();
  },
};
