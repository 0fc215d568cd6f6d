import { readProductFile } from '@nuee/domain';
import { ownerProduct, ownerProductWithVariants } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductFile } from './ProductFile.tsx';

const read = (...lines: string[]) =>
  readProductFile(
    ['Nom;Contenance (ml);Nicotine (mg/ml);Prix;Stock;Catégorie;Description', ...lines].map((line) => line.split(';')),
    [ownerProductWithVariants, ownerProduct],
    ['Gourmands'],
  );

const meta = {
  title: 'Admin/Products/ProductFile',
  id: 'admin-productfile',
  tags: ['new'],
  component: ProductFile,
  args: { onExport: fn(async () => {}), onChoose: fn(), onApply: fn(async () => {}) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '48rem' },
} satisfies Meta<typeof ProductFile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The file is saved, or one is chosen. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger le fichier' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    const file = new File(['Nom;Prix'], 'produits.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Fichier CSV'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

/** What changes field by field, what is new, and one press for all of it. */
export const Previewed: Story = {
  args: {
    reading: read(
      'Poire Cardamome;10;0;7,20;22',
      'Poire Cardamome;10;3;7,50;2',
      'Figue Noire;10;0;6,90;12;Gourmands;Une figue.',
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 flacon nouveau, 1 changement, 1 ligne sans changement.')).toBeVisible();
    const [changed, added] = canvas.getAllByRole('listitem');
    await expect(changed).toHaveTextContent('Prix : 6,90 → 7,20');
    await expect(changed).toHaveTextContent('Stock : 24 → 22');
    await expect(added).toHaveTextContent(/^Figue Noire, 10\sml · 0\smg\/ml \(nouveau\)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer (2)' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

/** The lines that are wrong are named; nothing can be applied until the file is right. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { reading: read('Poire Cardamome;10;0;abc;22', 'Figue Noire;50;3;6,90;12;Inconnue;Une figue.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^3 erreurs/);
    await expect(canvas.getByText(/^Ligne 2\s: « Prix »/)).toBeVisible();
    await expect(canvas.getByText(/^Ligne 3\s: La catégorie « Inconnue » n’existe pas/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Appliquer/ })).toBeNull();
  },
};

/** What was sold in between is named, and not overwritten. */
export const Overtaken: Story = {
  tags: ['!autodocs'],
  args: {
    reading: read('Poire Cardamome;10;0;6,90;22'),
    overtaken: [{ productId: ownerProductWithVariants.id, variantId: 'v1' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Changé dans la boutique entre-temps/)).toBeVisible();
  },
};

export const NothingToChange: Story = {
  tags: ['!autodocs'],
  args: { reading: read('Poire Cardamome;10;0;6,90;24') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien à changer : 1 ligne sans changement.')).toBeVisible();
  },
};
