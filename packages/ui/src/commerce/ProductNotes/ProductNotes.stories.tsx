import { flavourColours } from '@nuee/domain';
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
  args: { product: products.reduced, colours: flavourColours(products.reduced.flavors) },
  argTypes: { product: productSelect },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Arômes' })).toBeVisible();
    await expect(
      canvas
        .getAllByRole('listitem')
        .slice(0, 3)
        .map((note) => note.textContent),
    ).toEqual([
      'la tête Caramel brun Ce que l’on sent en premier.',
      'le cœur Beurre frais Ce qui tient en bouche.',
      'le souvenir Fleur de sel Ce qui reste.',
    ]);
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

/** Only three flavours are a head, a heart and a memory. */
export const TwoFlavours: Story = {
  args: { product: { ...products.reduced, flavors: ['Caramel brun', 'Fleur de sel'] } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect([first?.textContent, second?.textContent]).toEqual(['Caramel brun', 'Fleur de sel']);
  },
};

/** A flavour whose colour isn’t known has no disc. */
export const UnknownFlavour: Story = {
  args: { product: { ...products.reduced, flavors: ['Caramel brun', 'Beurre noisette', 'Fleur de sel'] } },
  play: async ({ canvas }) => {
    const discs = canvas
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((note) => note.querySelector<HTMLElement>('[style]')?.style.backgroundColor);
    await expect(discs).toEqual(['rgb(185, 101, 30)', undefined, 'rgb(237, 234, 224)']);
  },
};

/** An owner’s product has no further pictures. */
export const OwnPicture: Story = {
  args: { product: { ...products.reduced, image: '/images/products/product-3-640.webp', imageWidths: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('le souvenir')).toBeVisible();
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
};
