import { frozenNow, ownerProduct } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StruckPriceProvider } from '../../internal/StruckPriceContext.tsx';
import { Office } from '../Office/Office.tsx';
import { ProductPreview } from './ProductPreview.tsx';

const [, caramel] = adminProducts(new Date(frozenNow));
if (caramel === undefined) throw new Error('The samples hold fewer than two products.');

const meta = {
  title: 'Admin/Products/ProductPreview',
  id: 'admin-productpreview',
  tags: ['new'],
  component: ProductPreview,
  args: { product: caramel, style: { maxWidth: 320 } },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ProductPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveTextContent('Caramel Beurre Salé');
  },
};

/** A shop in service strikes the lowest price of the 30 days before the reduction. */
export const InService: Story = {
  args: { product: { ...caramel, prices: ownerProduct.prices, reducedSince: undefined } },
  decorators: [
    (Story) => (
      <StruckPriceProvider struck="lowest">
        <Story />
      </StruckPriceProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article s')).toHaveTextContent('18,50 €');
  },
};
