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
import PricesPage from './PricesPage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  listOwnerProducts: respond.with({ items: [ownerProductWithVariants, ownerProduct], next: null, total: 2 }),
  importProducts: respond.with({ overtaken: [] }),
};

const meta = {
  title: 'Pages/Administration/Prices',
  component: PricesPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/produits/prix',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof PricesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prices of all products and bottles, with a field each and one button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ownerProduct.name }), '21');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(await canvas.findByText('Prix enregistrés')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** What was changed in between is said. */
export const Overtaken: Story = {
  parameters: {
    office: { ...office, importProducts: respond.with({ overtaken: [{ productId: ownerProduct.id }] }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ownerProduct.name }), '21');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(await canvas.findByText(/^Certains prix ont changé entre-temps/)).toBeVisible();
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
