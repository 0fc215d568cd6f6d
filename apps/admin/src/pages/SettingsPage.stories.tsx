import { deliveryInService, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import { standardSettings } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import SettingsPage from './SettingsPage.tsx';

const meta = {
  title: 'Pages/Administration/Settings',
  component: SettingsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/parametres', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures come from the domain's rules and can't be edited here. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,99\u00a0€', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('au-dessus de 50,00\u00a0€', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('20\u00a0% du sous-total', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('10, 30, 50, 100')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
    await expect(canvas.getByText('4,99\u00a0€', { normalizer: String })).toBeVisible();
  },
};

const live = {
  readOwnerSession: respond.with(ownerSession),
  readSettings: respond.with(standardSettings),
  readCards: respond.with({ keys: {} }),
};

/** An owner changes them. */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Frais de livraison (€)' })).toHaveValue('4,99');
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
  },
};

/** Delivery methods have fees of their own: the one fee is no longer asked for. */
export const InServiceWithDeliveryMethods: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'owner',
    office: { ...live, readSettings: respond.with({ ...standardSettings, delivery: deliveryInService }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chronopost')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Taux de TVA (%)' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Frais de livraison (€)' })).not.toBeInTheDocument();
  },
};

/** An entry of « Avant d’ouvrir » leads to its field. */
export const InServiceAtAField: Story = {
  parameters: {
    session: 'owner',
    route: '/admin/parametres#mediator.site',
    office: live,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Site du médiateur' });
    await waitFor(() => expect(field).toHaveFocus());
    const { top, bottom } = field.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};

/** « Avant d’ouvrir » leads to the cards too; a key that the API refuses is marked. */
export const InServiceAtTheCards: Story = {
  parameters: {
    session: 'owner',
    route: '/admin/parametres#bank',
    office: {
      ...live,
      readCards: respond.with({
        bank: 'systempay',
        siteId: '12345678',
        mode: 'TEST',
        keys: { TEST: { since: '2026-01-15T09:00:00.000Z' } },
      }),
      changeCards: respond.refused(422, 'Le mot de passe actuel est incorrect.', 'password'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Banque' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Clé de test' }), '1122334455667788');
    const form = within(canvas.getByRole('form', { name: 'Paiement par carte' }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Enregistrer le paiement par carte\u00a0?' }));
    await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'un-autre');
    await userEvent.click(asked.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(asked.getByLabelText('Votre mot de passe')).toHaveAccessibleDescription(
        'Le mot de passe actuel est incorrect.',
      ),
    );
  },
};

/** Another owner was faster: the server's sentence says so, and what was typed stays. */
export const InServiceConflict: Story = {
  parameters: {
    session: 'owner',
    office: { ...live, changeSettings: respond.refused(409, 'Quelqu’un d’autre vient de faire une modification.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('textbox', { name: 'Horaires' });
    await userEvent.type(hours, 'De 9 h à 18 h');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Quelqu’un d’autre vient de faire une modification.')).toBeVisible();
    await expect(hours).toHaveValue('De 9 h à 18 h');
  },
};

/** Staff can't see them. */
export const InServiceForStaff: Story = {
  parameters: {
    session: 'owner',
    office: {
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: ['orders'] }),
      readSettings: respond.refused(403, 'Votre compte n’a pas accès à cette partie.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre compte n’a pas accès à cette page')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const TranslatedByTheBrowser: Story = {
  ...InServiceAtAField,
  globals: { translation: 'on' },
};
