import { newShopSettings } from '@nuee/domain';
import { carts, deliveryInService, type PageParameters, respond } from '@nuee/domain/fixtures';
import { products as catalogue } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import CartPage from './CartPage.tsx';

/** Fraise des Bois cost less when it was added. */
const cheaperOnce = {
  ...carts.freeShipping,
  items: carts.freeShipping.items.map((item) =>
    item.product.name === 'Fraise des Bois' ? { ...item, price: 12 } : item,
  ),
};

const meta = {
  title: 'Pages/Shop/Cart',
  component: CartPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/panier', cart: carts.freeShipping } satisfies PageParameters,
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Livraison/ })).toHaveTextContent('Offerte');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('60,58');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' })).toBeVisible();
  },
};

/** Up to 50 € shipping is charged. */
export const WithShipping: Story = {
  parameters: { cart: carts.paidShipping } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Livraison/ })).toHaveTextContent('4,99');
  },
};

/** A shop with delivery methods: which one is chosen later. */
export const WithDeliveryMethods: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    cart: carts.paidShipping,
    settings: { ...newShopSettings, delivery: deliveryInService },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Livraison/ })).toHaveTextContent('dès 4,90');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('dès 39,70');
  },
};

/** A guest added it at another price: the cart says so, and asks for today's. */
export const PriceChanged: Story = {
  parameters: { cart: cheaperOnce } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le prix de Fraise des Bois a changé : 14,50 € au lieu de 12,00 €.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('60,58');
  },
};

/** A customer's lines are kept on the server. */
export const OfACustomer: Story = {
  parameters: { session: 'customer' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Fraise des Bois' }));
    await userEvent.click(line.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(await canvas.findByRole('link', { name: 'Panier, 4 articles' })).toBeVisible();
  },
};

/** A quantity below 1 removes the line. */
export const LastPieceTaken: Story = {
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Fraise des Bois' }));
    await userEvent.click(line.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(await canvas.findByText('Article supprimé du panier')).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: 'Fraise des Bois' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** « Annuler » restores the removed line, also the only one. */
export const RemovedAndUndone: Story = {
  parameters: { cart: carts.single } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Supprimer l'article" }));
    await expect(await canvas.findByText('Votre panier est vide')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  },
};

/** A product that is no longer sold can only be removed; until then the payment waits. */
export const NoLongerSold: Story = {
  parameters: {
    products: catalogue.filter(({ name }) => name !== 'Fraise des Bois'),
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Fraise des Bois' }));
    const pay = canvas.getByRole('button', { name: 'Procéder au paiement' });
    await step('The line says what to do, and the payment waits', async () => {
      await expect(await line.findByText('Retirez cet article')).toBeVisible();
      await expect(line.queryByRole('button', { name: /quantité/ })).toBeNull();
      await expect(pay).toBeDisabled();
      await expect(canvas.getByText(/ne peut pas être commandé tel quel/)).toBeVisible();
    });
    await step('Without it the cart can be paid', async () => {
      await userEvent.click(line.getByRole('button', { name: "Supprimer l'article" }));
      await expect(pay).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
  },
};

/** Fewer are left than the line holds: minus goes to what is left, and the payment goes on. */
export const FewerLeft: Story = {
  parameters: {
    products: catalogue.map((product) =>
      product.name === 'Caramel Beurre Salé' ? { ...product, fewLeft: 1 } : product,
    ),
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' }));
    await expect(await line.findByText('Réduisez à 1')).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Procéder au paiement' });
    await expect(pay).toBeDisabled();
    await userEvent.click(line.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(pay).toBeEnabled();
    await expect(line.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
  },
};

/** The last line disappears with its button’s focus, which the title of the empty cart takes. */
export const LastLineRemoved: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Caramel Beurre Salé', 'Fraise des Bois']) {
      const line = within(await canvas.findByRole('listitem', { name }));
      await userEvent.click(line.getByRole('button', { name: "Supprimer l'article" }));
    }
    const title = await canvas.findByRole('heading', { name: 'Votre panier est vide' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vider le panier' }));
    await expect(await canvas.findByText('Panier vidé')).toBeVisible();
    await expect(canvas.getByText('Votre panier est vide')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** « Rétablir le panier » restores the lines with their quantities. */
export const ClearedAndUndone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vider le panier' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rétablir le panier' }));
    await expect(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The quantity goes back to that of the server. */
export const QuantityRefused: Story = {
  parameters: {
    logs: ['Erreur lors de la mise à jour de la quantité'],
    session: 'customer',
    api: { updateQuantity: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Fraise des Bois' }));
    await userEvent.click(line.getByRole('button', { name: 'Augmenter la quantité' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur lors de la mise à jour de la quantité')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The server knows how many are left, and says so below the fixed sentence. */
export const QuantityBeyondTheStock: Story = {
  parameters: {
    logs: ['Erreur lors de la mise à jour de la quantité'],
    session: 'customer',
    api: { updateQuantity: respond.refused(409, 'Fraise des Bois\u00a0: il n’en reste que 1.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('listitem', { name: 'Fraise des Bois' }));
    await userEvent.click(line.getByRole('button', { name: 'Augmenter la quantité' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur lors de la mise à jour de la quantité')).toBeVisible();
    await expect(alert.getByText('Fraise des Bois : il n’en reste que 1.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The line stays. */
export const RemovalFailed: Story = {
  parameters: {
    logs: ["Erreur lors de la suppression de l'article", "Today's prices could not be kept."],
    cart: carts.single,
    storage: 'breaks',
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Supprimer l'article" }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText("Erreur lors de la suppression de l'article")).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const ClearingRefused: Story = {
  parameters: {
    logs: ['Erreur lors de la vidange du panier'],
    session: 'customer',
    api: { clearCart: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vider le panier' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur lors de la vidange du panier')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: false }, cart: carts.empty } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre panier est vide')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('link', { name: 'Découvrir nos produits' }),
    );
    await expect(await canvas.findByRole('region', { name: 'À découvrir' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { session: 'customer', api: { readCart: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeInTheDocument();
  },
};

/** The server can't be reached: the page says so and what to do, and doesn't call the cart empty. */
export const Unreachable: Story = {
  parameters: {
    logs: ['The cart could not be read.'],
    session: 'customer',
    api: { readCart: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Votre panier n’est pas disponible pour le moment/)).toBeVisible();
    await expect(canvas.queryByText('Votre panier est vide')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};
