import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Commerce/Page frame/SiteFooter',
  id: 'commerce-sitefooter',
  tags: ['stable'],
  component: SiteFooter,
  args: {
    groups: [
      {
        title: 'La boutique',
        links: [
          { href: '/catalogue', label: 'Catalogue' },
          { href: '/about', label: 'Notre Histoire' },
          { href: '/faq', label: 'FAQ' },
          { href: '/livraison', label: 'Livraison' },
          { href: '/contact', label: 'Contact' },
        ],
      },
      {
        title: 'Mon compte',
        links: [
          { href: '/login', label: 'Se connecter' },
          { href: '/panier', label: 'Panier' },
        ],
      },
      {
        title: 'Informations',
        links: [
          { href: '/mentions-legales', label: 'Mentions légales' },
          { href: '/conditions-generales', label: 'Conditions générales' },
          { href: '/politique-confidentialite', label: 'Politique de confidentialité' },
          { href: '/cookies', label: 'Cookies' },
        ],
      },
    ],
    year: 2026,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText(/interdite aux mineurs de moins de 18 ans/)).toBeVisible();
    const account = within(footer.getByRole('navigation', { name: 'Mon compte' }));
    await expect(account.getAllByRole('link')).toHaveLength(2);
  },
};

/** A shop in service names its mediator. */
export const Mediator: Story = {
  args: {
    mediator: { name: 'Médiation Bretagne', address: '5 rue du Pont, 35000 Rennes', site: 'https://mediation.example' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Médiateur de la consommation.*Médiation Bretagne, 5 rue du Pont/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'mediation.example' })).toHaveAttribute(
      'href',
      'https://mediation.example',
    );
  },
};

/** A group without links is left out. */
export const FewScreens: Story = {
  args: {
    groups: [
      { title: 'La boutique', links: [{ href: '/catalogue', label: 'Catalogue' }] },
      { title: 'Informations', links: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Informations' })).toBeNull();
  },
};

/** A shop in service says nothing of itself here. */
export const WithoutTagline: Story = {
  args: { tagline: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/premium/)).toBeNull();
    await expect(canvas.getByText(/interdite aux mineurs/)).toBeVisible();
  },
};
