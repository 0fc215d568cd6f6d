import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Pages/Shop/Home',
  component: HomePage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/' } satisfies PageParameters,
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await step('Has its sections in order', async () => {
      await expect(sections.slice(0, 4)).toEqual([
        'Nos Best-Sellers',
        'Nos Catégories',
        'Restez informé',
        'Ce que nos clients pensent',
      ]);
    });
    const main = within(canvas.getByRole('main'));
    await step('Opens with the promise, and leads to the catalogue and its categories', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/univers gourmand/);
      await expect(canvas.getByRole('main')).toHaveTextContent(/liquides premium/);
      await expect(main.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
      await expect(main.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/about');
      await expect(main.getByRole('link', { name: 'Voir tout le catalogue' })).toHaveAttribute('href', '/catalogue');
      await expect(main.getByRole('link', { name: 'Mixtes' })).toHaveAttribute('href', '/catalogue?category=Mixtes');
    });
    await step('States the newsletter’s consent before anybody signs up', async () => {
      await expect(main.getByPlaceholderText('Votre adresse email')).toHaveAttribute('type', 'email');
      await expect(main.getByText(/désinscrire|désabonner/)).toBeVisible();
      await expect(main.getByRole('link', { name: /politique de confidentialité/ })).toBeVisible();
    });
    await step('Shows the average rating of the customers', async () => {
      await expect(main.getByText('Note moyenne : 4.8/5')).toBeVisible();
      await expect(main.getByText('Basé sur 156 avis clients vérifiés')).toBeVisible();
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

const [first, second] = products;

/** A new shop in service: nothing is sold yet, and the page has no empty section. */
export const WithoutProducts: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    products: [],
    settings: settingsInService,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const title of ['Nos Best-Sellers', 'Nos e-liquides', 'Nos Catégories']) {
      await expect(main.queryByRole('heading', { name: title })).toBeNull();
    }
  },
};

/** Its first product is shown, though it isn't marked as a best-seller, and so is its category. */
export const WithOneProduct: Story = {
  parameters: {
    products: first ? [{ ...first, isBestSeller: false }] : [],
    settings: settingsInService,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Nos e-liquides' }));
    await expect(section.getAllByRole('article')).toHaveLength(1);
    await expect(within(canvas.getByRole('region', { name: 'Nos Catégories' })).getAllByRole('link')).toHaveLength(1);
  },
};

export const WithTwoProducts: Story = {
  parameters: {
    products: first && second ? [first, second].map((each) => ({ ...each, isBestSeller: false })) : [],
    settings: settingsInService,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [newer] = within(canvas.getByRole('region', { name: 'Nos e-liquides' })).getAllByRole('article');
    await expect(newer).toHaveTextContent(second?.name ?? '∅');
  },
};

/** The shop is behind the age gate until the visitor confirms; « J'ai moins de 18 ans » does nothing. */
export const BeforeTheAgeGate: Story = {
  parameters: { chromatic: { disableSnapshot: false }, ageGate: 'open' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const gate = canvas.getByRole('dialog', { name: "Vérification de l'âge" });
    await userEvent.click(canvas.getByRole('button', { name: "J'ai moins de 18 ans" }));
    await userEvent.keyboard('{Escape}');
    await expect(gate).toBeVisible();
  },
};

/** The account link replaces the login link, and the badge counts the server's cart. */
export const ForACustomer: Story = {
  parameters: { session: 'customer' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Mon compte' })).length).toBeGreaterThan(0);
  },
};
