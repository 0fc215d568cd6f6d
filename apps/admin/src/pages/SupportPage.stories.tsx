import { ownerTickets, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import SupportPage from './SupportPage.tsx';

const tickets = respond.with({ items: ownerTickets, next: null, total: 2 });

const meta = {
  title: 'Pages/Administration/Support',
  component: SupportPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/support',
    session: 'owner',
    office: { listOwnerTickets: tickets },
  } satisfies PageParameters,
} satisfies Meta<typeof SupportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Bouchon abîmé' })).toBeVisible();
    await expect(canvas.queryByText('Données d’exemple')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dernier message' }));
    await expect(canvas.getByRole('columnheader', { name: 'Dernier message' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Revendre vos produits' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    office: { listOwnerTickets: respond.with({ items: [], next: null, total: 0 }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun ticket trouvé')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    office: { listOwnerTickets: respond.never() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chargement des tickets'))[0]).toBeVisible();
  },
};

/** The list can be requested again. */
export const Refused: Story = {
  parameters: {
    office: { listOwnerTickets: respond.refused(429, 'Trop de demandes.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  },
};
