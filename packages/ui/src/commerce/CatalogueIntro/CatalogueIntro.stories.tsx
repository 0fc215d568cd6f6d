import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CatalogueIntro } from './CatalogueIntro.tsx';

const meta = {
  title: 'Commerce/Catalogue/CatalogueIntro',
  id: 'commerce-catalogueintro',
  tags: ['stable'],
  component: CatalogueIntro,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof CatalogueIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    await expect(canvas.getByText(/^Nos compositions/)).toBeVisible();
    // The banner is decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The title and the sentence below it say what is shown. */
export const OneCategory: Story = {
  args: { category: 'Gourmands' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue Gourmands' })).toBeVisible();
    await expect(canvas.getByText(/^Le caramel/)).toBeVisible();
  },
};

/** Of a family that an owner has added nothing is known but its name. */
export const OwnersCategory: Story = {
  tags: ['!autodocs'],
  args: { category: 'Cocktails' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Catalogue Cocktails' })).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};
