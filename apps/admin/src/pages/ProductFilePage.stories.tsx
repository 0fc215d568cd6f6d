import {
  ownerCategories,
  ownerProduct,
  ownerProductWithVariants,
  ownerSession,
  type PageParameters,
  respond,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import ProductFilePage from './ProductFilePage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  listCategories: respond.with({ items: ownerCategories }),
  listOwnerProducts: respond.with({ items: [ownerProductWithVariants, ownerProduct], next: null, total: 2 }),
  importProducts: respond.with({ overtaken: [{ productId: ownerProductWithVariants.id, variantId: 'v1' }] }),
};

const meta = {
  title: 'Pages/Administration/Product file',
  component: ProductFilePage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/produits/fichier',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof ProductFilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (text: string) => new File([text], 'produits.csv', { type: 'text/csv' });

/** A supplier’s list with references and prices changes those, and what a sale has changed in between is named. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Fichier CSV');
    await step('A line that can’t be read', async () => {
      await userEvent.upload(field, file('Référence;Prix\r\nPOIRE-10-0;douze\r\n'));
      await expect(await canvas.findByText(/^Ligne 2\s: « Prix »/)).toBeVisible();
    });
    await step('The corrected file', async () => {
      await userEvent.upload(field, file('Référence,Prix\nPOIRE-10-0,"7,20"\n'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Appliquer (1)' }));
      await expect(await canvas.findByText(/^Changé dans la boutique entre-temps/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choisir un fichier')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, listOwnerProducts: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
