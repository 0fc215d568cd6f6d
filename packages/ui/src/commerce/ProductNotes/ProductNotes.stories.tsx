import { products } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productSelect } from '../../testing/fixtureSelects.ts';
import { ProductNotes } from './ProductNotes.tsx';

const meta = {
  title: 'Commerce/Product/ProductNotes',
  id: 'commerce-productnotes',
  tags: ['stable'],
  component: ProductNotes,
  args: { product: products.reduced },
  argTypes: { product: productSelect },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ProductNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Arômes' })).toBeVisible();
    await expect(canvas.getByText('Fleur de sel')).toBeVisible();
    await expect(canvas.getByText('Glycérine végétale')).toBeVisible();
    await expect(canvas.getByText(/^Nicotine/)).toHaveTextContent(/, à partir de 3 mg\/ml$/);
  },
};

/** Without a strength of 0 the note about 0 mg/ml is absent. */
export const NeverWithoutNicotine: Story = {
  args: { product: { ...products.reduced, nicotineStrengths: [3, 6] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nicotine/)).toHaveTextContent(/qualité pharmaceutique$/);
  },
};
