import { newShopSettings } from '@nuee/domain';
import { type PageParameters, respond } from '@nuee/domain/fixtures';
import { onHeldClock } from '@nuee/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import { unreadCounted } from '../../stories/unreadCounted.ts';
import ProductPage from './ProductPage.tsx';

const meta = {
  title: 'Pages/Shop/Product',
  component: ProductPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  afterEach: unreadCounted,
  parameters: { layout: 'fullscreen', route: '/produit/caramel-beurre-sale' } satisfies PageParameters,
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page scrolls to the detail, unless the visitor presses something first. */
const atTheDetail = () => waitFor(() => expect(window.scrollY).toBeGreaterThan(0));

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    const detail = within(canvas.getByRole('main'));
    await step('Is about the product of its address', async () => {
      await expect(detail.getByRole('heading', { level: 1, name: 'Caramel Beurre Salé' })).toBeVisible();
      await expect(detail.getByRole('img', { name: 'Caramel Beurre Salé' })).toBeVisible();
      await expect(document.title).toBe('Caramel Beurre Salé - E-liquide Premium');
    });
    await step('Shows its description, its price and the reassurance points', async () => {
      for (const text of [
        'Gourmands',
        'Best-seller',
        'Livraison rapide',
        'Paiement sécurisé',
        'Service client réactif',
        'Satisfait ou remboursé',
        'Fleur de sel',
        'Glycérine végétale',
      ]) {
        await expect(detail.getAllByText(text)[0]).toBeVisible();
      }
      await expect(detail.getAllByText(/17,99/, { selector: '#product-detail *' })[0]).toBeVisible();
    });
    await step('Shows two related products', async () => {
      await expect(detail.getByRole('heading', { name: 'Produits similaires' })).toBeVisible();
      await expect(
        within(detail.getByRole('region', { name: 'Produits similaires' })).getAllByRole('article'),
      ).toHaveLength(2);
    });
    await step('Starts with the first strength, the first size and one piece', async () => {
      for (const group of ['Taux de nicotine', 'Contenance']) {
        await expect(within(detail.getByRole('radiogroup', { name: group })).getAllByRole('radio')[0]).toBeChecked();
      }
      await expect(detail.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    });
    await atTheDetail();
  },
};

/** What search engines and social networks read. */
export const Head: Story = {
  play: async () => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    const canonical = document.head.querySelector('link[rel="canonical"]');
    await expect(canonical?.getAttribute('href')).toMatch(/^https:.*\/produit\/caramel-beurre-sale$/);
    await expect(content('meta[property="og:title"]')).toBe('Caramel Beurre Salé - E-liquide Premium');
    await expect(content('meta[property="og:image"]')).toMatch(/^https:.*\/images\/products\/product-3\./);
    await atTheDetail();
  },
};

/** The minimum quantity is 1, and there is no maximum. */
export const ManyPieces: Story = {
  play: async ({ canvas }) => {
    await atTheDetail();
    const more = canvas.getByRole('button', { name: 'Augmenter la quantité' });
    for (let pieces = 1; pieces < 30; pieces += 1) await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(await canvas.findByRole('link', { name: 'Panier, 30 articles' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await atTheDetail();
  },
};

/** A product without a reduction and without similar products leads back to the list. */
export const WithoutRelated: Story = {
  parameters: { route: '/produit/menthe-glaciale' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.queryByRole('heading', { name: 'Produits similaires' })).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'Tous les produits' })).toHaveAttribute('href', '/catalogue');
    await atTheDetail();
  },
};

/** A guest's line stays in the browser; the badge counts it at once, and the button confirms it for two seconds. */
export const AddedByAGuest: Story = {
  play: async ({ canvas, step }) => {
    await atTheDetail();
    await onHeldClock(async (advance) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
      await expect(await canvas.findByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
      const button = await canvas.findByRole('button', { name: 'Ajouté au panier' });
      await expect(canvas.getByText(/^Ajouté au panier : 2 × Caramel/).closest('[role="status"]')).not.toBeNull();
      await expect(canvas.getAllByRole('link', { name: /^Voir le panier — 2 articles · 35,98.€$/ })[0]).toHaveAttribute(
        'href',
        '/panier',
      );
      await step('For 1,999 ms the button confirms', async () => {
        advance(1_999);
        await expect(button).toHaveAccessibleName('Ajouté au panier');
      });
      await step('After 2,000 ms it adds again', async () => {
        advance(1);
        await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
      });
    });
  },
};

/** What was added shows below the header for as long as a toast, and takes no focus. */
export const Slip: Story = {
  play: async ({ canvas, step }) => {
    await atTheDetail();
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    const slip = () => canvas.queryByRole('region', { name: 'Ajouté au panier' });
    const shown = () => canvas.findByRole('region', { name: 'Ajouté au panier' });
    await onHeldClock(async (advance) => {
      await step('It says what was added, and leads to the cart', async () => {
        await userEvent.click(add);
        const said = within(await shown());
        await expect(said.getByText('10 ml · 0 mg/ml · × 1')).toBeVisible();
        await expect(said.getByText('Plus que 32,02 € d’achat pour la livraison offerte')).toBeVisible();
        await expect(said.getByRole('link')).toHaveAttribute('href', '/panier');
        await expect(add).toHaveFocus();
      });
      await step('It stays under the pointer, then leaves after 3,000 ms', async () => {
        await userEvent.hover(await shown());
        advance(9_000);
        await expect(slip()).toBeVisible();
        await userEvent.unhover(await shown());
        advance(2_999);
        await expect(slip()).toBeVisible();
        advance(1);
        await expect(slip()).toBeNull();
      });
      await step('It leaves with Escape', async () => {
        await userEvent.click(add);
        await expect(await shown()).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expect(slip()).toBeNull();
        advance(2_000);
      });
      await step('It leaves when something else is pressed', async () => {
        await userEvent.click(add);
        await expect(await shown()).toBeVisible();
        await userEvent.click(canvas.getByRole('heading', { level: 1 }));
        await expect(slip()).toBeNull();
        advance(2_000);
      });
    });
  },
};

/** The owner who shows no promotions doesn't count towards free delivery either. */
export const SlipWithoutPromotions: Story = {
  parameters: {
    settings: { ...newShopSettings, switches: { ...newShopSettings.switches, promotions: false } },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await atTheDetail();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const slip = within(await canvas.findByRole('region', { name: 'Ajouté au panier' }));
    await expect(slip.getByText('Caramel Beurre Salé')).toBeVisible();
    await expect(slip.queryByText(/livraison/)).toBeNull();
  },
};

/** The bar of a phone says what was added. */
export const SlipOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await atTheDetail();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const slip = within(await canvas.findByRole('region', { name: 'Ajouté au panier' }));
    await expect(slip.getByText('10 ml · 0 mg/ml · × 1')).toBeVisible();
    await expect(slip.queryByRole('link')).toBeNull();
  },
};

/** A product that the server refuses isn't added: it says why, and the button is as before. */
export const AddRefused: Story = {
  parameters: {
    logs: ['The product could not be added.'],
    session: 'customer',
    api: { addToCart: respond.refused(409, 'Ce produit ne se vend plus.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await atTheDetail();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur')).toBeVisible();
    await expect(alert.getByText("Impossible d'ajouter le produit au panier")).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Ce produit ne se vend plus.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** When the server can't be reached, the line is kept in the browser. */
export const AddedWithoutTheServer: Story = {
  parameters: {
    logs: ['The cart could not be read.'],
    session: 'customer',
    api: { addToCart: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await atTheDetail();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(await canvas.findByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ajouter au panier' }, { timeout: 5_000 })).toBeVisible();
  },
};

/** A registered customer adds the product to the favorites, and removes it. */
export const Favorite: Story = {
  parameters: { session: 'registered' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await atTheDetail();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter Caramel Beurre Salé aux favoris' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer Caramel Beurre Salé des favoris' }));
    await expect(await canvas.findByRole('button', { name: 'Ajouter Caramel Beurre Salé aux favoris' })).toBeVisible();
    for (const close of canvas.getAllByRole('button', { name: 'Fermer la notification' })) await userEvent.click(close);
  },
};

/** A line of the cart links to its product by id. */
export const ById: Story = {
  parameters: { route: '/produit/1' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fraise des Bois' })).toBeVisible();
    await atTheDetail();
  },
};

/** An unknown product leads to the catalogue. */
export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/produit/introuvable' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const TranslatedByTheBrowser: Story = {
  ...AddedByAGuest,
  globals: { translation: 'on' },
};
