import { legalTexts } from '@nuee/domain';
import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import { catalogue } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { legalDataOf } from '../../pageData.ts';
import { inShop } from '../../stories/inShop.tsx';
import LegalTextPage from './LegalTextPage.tsx';

/** Of a shop in service: the demonstration has pages of its own at these addresses. */
const pageOf = (name: keyof typeof legalTexts, more: Partial<Parameters<typeof legalDataOf>[1]> = {}) => {
  const page = legalDataOf(legalTexts[name].address, { ...catalogue, settings: settingsInService, ...more });
  return page && { page };
};

const meta = {
  title: 'Pages/Shop/Legal text',
  component: LegalTextPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: {
    layout: 'fullscreen',
    route: '/conditions-generales',
    settings: settingsInService,
  } satisfies PageParameters,
  args: { ...pageOf('terms') },
} satisfies Meta<typeof LegalTextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms of sale: seven articles, the notice of guarantees, the form of withdrawal and the mediator. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2, name: /^Article \d/ })).toHaveLength(7);
    await expect(canvas.getByText(/entre Les Flacons de Brest SARL, 3 quai du Port/)).toBeVisible();
    await expect(canvas.getByText(/saisir gratuitement.*Médiation Bretagne, 5 rue du Pont/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://mediation.example' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Garantie légale de conformité' })).toBeVisible();
    await expect(canvas.getByText(/À l’attention de Les Flacons de Brest SARL, 3 quai du Port/)).toBeVisible();
  },
};

/** A version that the owner has saved says since when it is in force. */
export const Saved: Story = {
  args: {
    ...pageOf('terms', {
      texts: {
        terms: {
          text: 'Nos conditions.\n\n## Objet\n{raison sociale} vend.\n\n## Prix\nFrais\u00a0: {frais de livraison}.',
          version: 3,
          createdAt: '2026-01-12T09:00:00Z',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Version en vigueur au 12 janvier 2026.');
    await expect(canvas.getByText('Les Flacons de Brest SARL vend.')).toBeVisible();
  },
};

export const LegalNotice: Story = {
  parameters: { route: '/mentions-legales' } satisfies PageParameters,
  args: { ...pageOf('notice') },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    for (const words of ['Capital : 5 000 €', 'RCS Brest 000 000 018', 'Nolwenn Le Goff', 'Port Numérique SAS']) {
      await expect(page).toHaveTextContent(words);
    }
  },
};

/** Nothing is said of what the owner hasn't set. */
export const NothingSet: Story = {
  parameters: { route: '/mentions-legales', settings: catalogue.settings } satisfies PageParameters,
  args: { ...pageOf('notice', { settings: catalogue.settings }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/Téléphone|Siège|RCS|Capital|\{/);
  },
};

export const Privacy: Story = {
  parameters: { route: '/politique-confidentialite' } satisfies PageParameters,
  args: { ...pageOf('privacy') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vos commandes', { selector: 'strong' })).toBeVisible();
  },
};

/** The list of keys is the code's own. */
export const Cookies: Story = {
  parameters: { route: '/cookies' } satisfies PageParameters,
  args: { ...pageOf('cookies') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ageVerified')).toBeVisible();
  },
};

/** What the cart will ask. */
export const Delivery: Story = {
  parameters: { route: '/livraison' } satisfies PageParameters,
  args: {
    ...pageOf('delivery', {
      settings: { ...settingsInService, shipping: { fee: 6.5, freeAbove: 60 }, vat: { rate: 20, included: true } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(
      /La livraison coûte 6,50.€.; elle est offerte au-dessus de 60.€ d’achat. .* TVA comprise et hors livraison/,
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
