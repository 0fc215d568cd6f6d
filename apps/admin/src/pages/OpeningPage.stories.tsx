import { missingBeforeOpening } from '@nuee/domain';
import { ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import { standardSettings } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OpeningPage from './OpeningPage.tsx';

const missing = missingBeforeOpening(standardSettings, { sendsMail: false });

const meta = {
  title: 'Pages/Administration/Opening',
  component: OpeningPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/avant-d-ouvrir',
    session: 'owner',
    office: { readOpening: respond.with({ open: false, missing, cards: 'none' }) },
  } satisfies PageParameters,
} satisfies Meta<typeof OpeningPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new shop: everything that is missing, each with a link to its setting. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La boutique est fermée/)).toBeVisible();
    for (const [name, field] of [
      ['Téléphone', 'identity.phone'],
      ['SIRET', 'identity.siret'],
      ['IBAN', 'bankTransfer.iban'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/admin/parametres#${field}`);
    }
    await expect(canvas.getByText(/indique votre serveur d’e-mails/)).toBeVisible();
    await expect(canvas.getByText(/paient par virement/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Régler le paiement par carte' })).toHaveAttribute(
      'href',
      '/admin/parametres#bank',
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Open: Story = {
  parameters: {
    office: { readOpening: respond.with({ open: true, missing: [], cards: 'production' }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La boutique est ouverte/)).toBeVisible();
    await expect(canvas.queryByText(/À compléter/)).toBeNull();
  },
};

/** Staff can't set what is missing. */
export const ForStaff: Story = {
  parameters: {
    office: { readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: ['orders'] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre compte n’a pas accès à cette page')).toBeVisible();
  },
};
