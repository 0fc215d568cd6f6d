import {
  customerFile,
  ownerOrder,
  ownerProduct,
  ownerSession,
  ownerUsers,
  type PageParameters,
  respond,
  settingsInService,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import NewOrderPage from './NewOrderPage.tsx';

const customer = ownerUsers[1] as (typeof ownerUsers)[number];
const draft = { ...ownerProduct, id: '12', name: 'Essai', status: 'draft' as const };
const office = {
  readOwnerSession: respond.with(ownerSession),
  listOwnerProducts: respond.with({ items: [ownerProduct, draft], next: null, total: 2 }),
  readPublication: respond.with({
    publication: 1,
    demonstration: false,
    catalogue: { products: [], categories: [], settings: settingsInService },
  }),
  listUsers: respond.with({ items: [customer], next: null, total: 1 }),
  readUser: respond.with(customer),
  readCustomer: respond.with(customerFile),
  enterOrder: respond.with(ownerOrder),
};

const meta = {
  title: 'Pages/Administration/NewOrder',
  component: NewOrderPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/commandes/nouvelle',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof NewOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Client connu/ }), 'martin{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${customer.name}`) }));
  await expect(await canvas.findByDisplayValue(customerFile.addresses[0]?.street ?? '')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Produit' }), ownerProduct.name);
}

/** The address of a known customer is filled in; only what is sold can be chosen. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.queryByRole('option', { name: 'Essai' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: /^Déjà payée/ })).toBeVisible();
  },
};

/** What the shop refuses is told, and everything that was typed stays. */
export const Refused: Story = {
  parameters: {
    office: {
      ...office,
      enterOrder: respond.refused(409, 'Le total a changé.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer/ }));
    await expect(await canvas.findByText('Le total a changé.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Produit' })).toHaveDisplayValue(ownerProduct.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, readPublication: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
