import {
  ownerProduct,
  ownerProductWithVariants,
  ownerSession,
  type PageParameters,
  respond,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import StockPage from './StockPage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  listOwnerProducts: respond.with({ items: [ownerProductWithVariants, ownerProduct], next: null, total: 2 }),
  countStock: respond.with({ items: [{ productId: ownerProduct.id, stock: 14, ok: true }] }),
};

const meta = {
  title: 'Pages/Administration/Stock',
  component: StockPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/produits/inventaire',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof StockPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stocks of all products and bottles, with a field each and one button. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: ownerProduct.name });
    await expect(canvas.getByRole('textbox', { name: 'Poire Cardamome, 10\u00a0ml · 3\u00a0mg/ml' })).toBeVisible();
    await userEvent.type(field, '14');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(await canvas.findByText('Stock enregistré')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: ownerProduct.name })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, listOwnerProducts: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
