import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import NewsletterPage from './NewsletterPage.tsx';

const meta = {
  title: 'Pages/Shop/Newsletter',
  component: NewsletterPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/newsletter#jeton' } satisfies PageParameters,
} satisfies Meta<typeof NewsletterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir le catalogue' })).toHaveAttribute('href', '/catalogue');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Confirming: Story = {
  parameters: { api: { confirmSubscription: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmation en cours…')).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: {
    api: { confirmSubscription: respond.refused(404, 'Ce lien n’est plus valable.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'camille@mail.example{Enter}');
    await expect(await canvas.findByText(/Un lien vient de partir/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { api: { confirmSubscription: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vérifiez votre connexion/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByText(/Vérifiez votre connexion/)).toBeVisible();
  },
};

/** The other link of the mail ends it, by a press. */
export const Unsubscribed: Story = {
  parameters: { route: '/newsletter#fin-jeton' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Me désinscrire' }));
    await expect(await canvas.findByRole('heading', { name: 'Votre désinscription est confirmée' })).toBeVisible();
  },
};

export const UnsubscriptionUnreachable: Story = {
  parameters: {
    route: '/newsletter#fin-jeton',
    api: { unsubscribe: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Me désinscrire' }));
    await expect(await canvas.findByText(/La désinscription n’a pas abouti/)).toBeVisible();
  },
};

/** The address without a token, typed or cut off by a mail program. */
export const WithoutToken: Story = {
  parameters: { route: '/newsletter' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recevoir notre lettre' })).toBeVisible();
  },
};
