import { productDetails } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductFacts } from './ProductFacts.tsx';

const meta = {
  title: 'Commerce/Product/ProductFacts',
  id: 'commerce-productfacts',
  tags: ['new'],
  component: ProductFacts,
  args: { details: productDetails },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Caractéristiques' })).toBeVisible();
    await expect(canvas.getByText('50 % PG / 50 % VG')).toBeVisible();
    const term = canvas.getByText('Dangers et précautions');
    const dangers = within(term.nextElementSibling as HTMLElement);
    await expect(dangers.getByRole('img', { name: 'Nocif ou irritant (GHS07)' })).toBeVisible();
    await expect(dangers.getByText('H302 : Nocif en cas d’ingestion.')).toBeVisible();
    await expect(dangers.getByText(/^P102/)).toBeVisible();
    await expect(canvas.getByText('contact@atelier-des-brumes.example')).toBeVisible();
  },
};

/** Without a word on safety there is no such heading. */
export const BatchOnly: Story = {
  args: { details: { batch: 'L2611', bestBefore: 'novembre 2028' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L2611')).toBeVisible();
    await expect(canvas.getByText('novembre 2028')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sécurité' })).not.toBeInTheDocument();
  },
};
