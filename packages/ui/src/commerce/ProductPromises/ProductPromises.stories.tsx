import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductPromises } from './ProductPromises.tsx';

const meta = {
  title: 'Commerce/Product/ProductPromises',
  id: 'commerce-productpromises',
  tags: ['new'],
  component: ProductPromises,
} satisfies Meta<typeof ProductPromises>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Satisfait ou remboursé')).toBeVisible();
  },
};

/** What an owner promises takes the place of it all. */
export const InService: Story = {
  args: { promises: ['14\u00a0jours pour changer d’avis', 'Préparé à Brest'] },
  play: async ({ canvas }) => {
    const promises = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(promises).toEqual(['14\u00a0jours pour changer d’avis', 'Préparé à Brest']);
  },
};
