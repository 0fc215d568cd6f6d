import { newShopSettings } from '@nuee/domain';
import {
  addresses,
  carts,
  deliveryInService,
  type PageParameters,
  registered,
  relayInService,
  relayPoints,
  respond,
  settingsInService,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import { unreadCounted } from '../../stories/unreadCounted.ts';
import CheckoutPage from './CheckoutPage.tsx';

/** Its first article is no longer sold. */
const unorderableCart = {
  ...carts.freeShipping,
  items: carts.freeShipping.items.map((item, at) =>
    at === 0 ? { ...item, product: { ...item.product, unavailable: true } } : item,
  ),
};

const meta = {
  title: 'Pages/Shop/Checkout',
  component: CheckoutPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  afterEach: unreadCounted,
  parameters: {
    layout: 'fullscreen',
    route: '/checkout',
    session: 'customer',
    cart: carts.freeShipping,
  } satisfies PageParameters,
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address is the customer's own, the country France, the card chosen: only the button remains to be pressed. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const shipping = within(await canvas.findByRole('group', { name: 'Adresse de livraison' }));
    await expect(shipping.getByLabelText('Adresse')).toHaveValue(addresses.camille.street);
    await expect(shipping.getByLabelText('Pays')).toHaveValue('France');
    await expect(canvas.getByRole('checkbox', { name: /même adresse/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Carte bancaire/ })).toBeChecked();
    await expect(canvas.getByLabelText('Numéro de carte')).toBeDisabled();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('60,58');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Adresse de livraison' })).toBeVisible();
  },
};

/** The billing address starts as a copy of the delivery address; from then on they change separately. */
export const WithBillingAddress: Story = {
  play: async ({ canvas }) => {
    const city = within(await canvas.findByRole('group', { name: 'Adresse de livraison' })).getByLabelText('Ville');
    await userEvent.clear(city);
    await userEvent.type(city, 'Rezé');
    await userEvent.click(canvas.getByRole('checkbox', { name: /même adresse/ }));
    const billing = within(canvas.getByRole('group', { name: 'Adresse de facturation' }));
    await expect(billing.getByLabelText('Ville')).toHaveValue('Rezé');
    await userEvent.type(city, '-Centre');
    await expect(billing.getByLabelText('Ville')).toHaveValue('Rezé');
  },
};

/** The methods that serve the address, in the owner's order; the total follows the choice, and the order is sent with it. */
export const WithDeliveryMethods: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    cart: carts.paidShipping,
    settings: { ...newShopSettings, delivery: deliveryInService },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const delivery = within(await canvas.findByRole('radiogroup', { name: 'Mode de livraison' }));
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('The first one is chosen', async () => {
      await expect(delivery.getAllByRole('radio')).toHaveLength(3);
      await expect(delivery.getByRole('radio', { name: /^Colissimo/ })).toBeChecked();
      await expect(row(/^Livraison \(Colissimo à domicile\)/)).toHaveTextContent('4,90');
      await expect(row(/^Total/)).toHaveTextContent('39,70');
    });
    await step('Another one costs something else', async () => {
      await userEvent.click(delivery.getByRole('radio', { name: /^Chronopost/ }));
      await expect(row(/^Livraison \(Chronopost\)/)).toHaveTextContent('9,90');
      await expect(row(/^Total/)).toHaveTextContent('44,70');
    });
    const country = within(canvas.getByRole('group', { name: 'Adresse de livraison' })).getByLabelText('Pays');
    await step('Where one method serves the address, there is no question', async () => {
      await userEvent.clear(country);
      await userEvent.type(country, 'Belgique');
      await expect(canvas.queryByRole('radiogroup', { name: 'Mode de livraison' })).not.toBeInTheDocument();
      await expect(canvas.getByText(/^Colissimo à domicile\s: 4,90/)).toBeVisible();
    });
    await step('Where none does, the order isn’t sent', async () => {
      await userEvent.clear(country);
      await userEvent.type(country, 'Suisse');
      await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
      await expect(canvas.getAllByText(/Aucun mode de livraison ne dessert cette adresse/)).toHaveLength(2);
    });
  },
};

/** The owner has changed the methods since: the sentence stands at the choice. */
export const DeliveryMethodRefused: Story = {
  tags: ['!autodocs'],
  parameters: {
    cart: carts.paidShipping,
    settings: { ...newShopSettings, delivery: deliveryInService },
    api: {
      createOrder: respond.refused(422, 'Ce mode de livraison n’est plus proposé.', 'deliveryMethod'),
    },
    logs: ['The order could not be made.'],
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const delivery = within(await canvas.findByRole('radiogroup', { name: 'Mode de livraison' }));
    const sentences = () => canvas.queryAllByText('Ce mode de livraison n’est plus proposé.');
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    await waitFor(() => expect(sentences()).toHaveLength(2));
    await userEvent.click(delivery.getByRole('radio', { name: /^Chronopost/ }));
    await expect(sentences()).toHaveLength(1);
  },
};

const withRelay = {
  cart: carts.paidShipping,
  settings: { ...newShopSettings, delivery: relayInService },
} satisfies PageParameters;

/** The places near the address; an order without one isn’t sent, and the total is that of the method. */
export const WithRelayPoints: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    ...withRelay,
    api: { readRelayPoints: respond.with({ items: [...relayPoints] }) },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const relay = within(await canvas.findByRole('group', { name: 'Votre point relais' }));
    await step('They are searched near the address, and none is chosen', async () => {
      await expect(relay.getByRole('textbox', { name: 'Près du code postal' })).toHaveValue(
        addresses.camille.postalCode,
      );
      await expect(await relay.findByRole('radio', { name: /^Tabac de la Gare/ })).not.toBeChecked();
    });
    await step('Without one, the order isn’t sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
      await expect(relay.getByRole('status')).toHaveTextContent(/^Choisissez le point relais/);
    });
    await step('With one, nothing is missing', async () => {
      await userEvent.click(relay.getByRole('radio', { name: /^Presse et fils/ }));
      await expect(relay.queryByRole('status')).not.toBeInTheDocument();
      await expect(canvas.getByRole('row', { name: /^Livraison \(Mondial Relay\)/ })).toHaveTextContent('3,90');
    });
    await step('Another method asks for none', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Colissimo/ }));
      await expect(canvas.queryByRole('group', { name: 'Votre point relais' })).not.toBeInTheDocument();
    });
  },
};

export const NoRelayPointFound: Story = {
  tags: ['!autodocs'],
  parameters: { ...withRelay, api: { readRelayPoints: respond.with({ items: [] }) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun point relais près du 44000/)).toBeVisible();
  },
};

/** The carrier is away: its place is typed. */
export const RelayPointTyped: Story = {
  parameters: {
    ...withRelay,
    api: { readRelayPoints: respond.refused(503, 'La liste des points relais ne répond pas pour le moment.') },
    logs: ['The relay points could not be listed.'],
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await canvas.findByText(/^La liste des points relais ne répond pas/);
    const relay = within(canvas.getByRole('group', { name: 'Votre point relais' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    const address = relay.getByRole('textbox', { name: 'Son adresse' });
    await expect(address).toHaveAccessibleDescription('À remplir.');
    await userEvent.type(relay.getByRole('textbox', { name: 'Nom du point relais' }), 'Tabac de la Gare');
    await userEvent.type(address, '4 place de la Gare, 44000 Nantes');
    await expect(address).not.toHaveAccessibleDescription();
  },
};

/** The place takes no parcels any more: the sentence stands at the choice. */
export const RelayPointRefused: Story = {
  tags: ['!autodocs'],
  parameters: {
    ...withRelay,
    api: {
      readRelayPoints: respond.with({ items: [...relayPoints] }),
      createOrder: respond.refused(422, 'Ce point relais ne prend plus de colis.', 'relayPoint'),
    },
    logs: ['The order could not be made.'],
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tabac de la Gare/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    const relay = within(canvas.getByRole('group', { name: 'Votre point relais' }));
    await waitFor(() => expect(relay.getByRole('status')).toHaveTextContent('Ce point relais ne prend plus de colis.'));
  },
};

/**
 * The address of the latest order is offered; the form stays as it is until the offer is accepted, and « Annuler »
 * restores it.
 */
export const LastAddressOffered: Story = {
  parameters: {
    session: 'registered',
    api: {
      listOrders: respond.with({
        items: registered.orders.map((order) => ({ ...order, shippingAddress: addresses.camille, timeline: [] })),
        next: null,
        total: 1,
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const shipping = within(await canvas.findByRole('group', { name: 'Adresse de livraison' }));
    const street = shipping.getByLabelText('Adresse');
    const own = registered.profile.addresses[0]?.street ?? '';
    await expect(street).toHaveValue(own);
    const offer = canvas.getByRole('button', { name: /^Livrer comme la dernière fois/ });
    await step('A press accepts it, and it is no longer offered', async () => {
      await userEvent.click(offer);
      await expect(street).toHaveValue(addresses.camille.street);
      await expect(offer).not.toBeInTheDocument();
    });
    await step('« Annuler » restores the previous address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
      await expect(street).toHaveValue(own);
    });
  },
};

const atMother = { street: '8 allée des Érables', postalCode: '29200', city: 'Brest', country: 'France' };

/** One of the account's addresses is chosen, or another one typed: the form follows, the name stays. */
export const SavedAddressChosen: Story = {
  parameters: {
    session: 'registered',
    api: {
      readProfile: respond.with({
        ...registered.profile,
        addresses: [...registered.profile.addresses, atMother],
      }),
      listOrders: respond.with({
        items: registered.orders.map((order) => ({
          ...order,
          shippingAddress: { ...addresses.camille, ...atMother },
          timeline: [],
        })),
        next: null,
        total: 1,
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const shipping = within(await canvas.findByRole('group', { name: 'Adresse de livraison' }));
    const saved = within(shipping.getByRole('radiogroup', { name: 'Mes adresses' }));
    await step('The one used last comes first; the default one is chosen, and its fields are folded', async () => {
      await expect(saved.getAllByRole('radio')[0]).toHaveAccessibleName(/Brest/);
      await expect(saved.getAllByRole('radio')[1]).toBeChecked();
      await expect(shipping.queryByLabelText('Ville')).toBeNull();
    });
    await step('Another one fills the form', async () => {
      await userEvent.click(saved.getByRole('radio', { name: /Brest/ }));
      await userEvent.click(shipping.getByRole('button', { name: /^Modifier/ }));
      await expect(shipping.getByLabelText('Ville')).toHaveValue('Brest');
      await expect(shipping.getByLabelText('Prénom')).toHaveValue(registered.profile.firstName);
    });
    const city = shipping.getByLabelText('Ville');
    await step('Typing makes it another address, until the text is the same again', async () => {
      await userEvent.type(city, ' Cedex');
      await expect(saved.getByRole('radio', { name: 'Une autre adresse' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
      await userEvent.click(saved.getByRole('radio', { name: /Brest/ }));
      await expect(city).toHaveValue('Brest');
      await userEvent.click(saved.getByRole('radio', { name: 'Une autre adresse' }));
      await expect(city).toHaveValue('');
    });
  },
};

/** A customer who has just registered. The first empty field has the focus. */
export const FieldsMissing: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    api: {
      readProfile: respond.with({ firstName: 'Nathan', lastName: 'Lemaire', phone: '', addresses: [] }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const shipping = within(await canvas.findByRole('group', { name: 'Adresse de livraison' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(
      await alert.findByText("Veuillez remplir tous les champs obligatoires de l'adresse de livraison"),
    ).toBeVisible();
    await expect(shipping.getByLabelText('Adresse')).toHaveFocus();
    await expect(shipping.getByLabelText('Adresse')).toBeInvalid();
    await expect(shipping.getByLabelText('Prénom')).toBeValid();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const BillingFieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /même adresse/ }));
    const phone = within(canvas.getByRole('group', { name: 'Adresse de facturation' })).getByLabelText('Téléphone');
    await userEvent.clear(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(
      await alert.findByText("Veuillez remplir tous les champs obligatoires de l'adresse de facturation"),
    ).toBeVisible();
    await expect(phone).toHaveFocus();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The order is being made: the button says so and can't be pressed again. */
export const Submitting: Story = {
  parameters: { api: { createOrder: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Passer la commande' }));
    await expect(await canvas.findByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
  },
};

/** The server's message is shown where it sent one; what was typed stays. */
export const RefusedByTheServer: Story = {
  parameters: {
    logs: ['The order could not be made.'],
    api: { createOrder: respond.refused(409, 'Le Bubble Gum ne se vend plus dans cette contenance.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Passer la commande' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Le Bubble Gum ne se vend plus dans cette contenance.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Passer la commande' })).toBeEnabled();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** Without an answer the shop shows its own sentence. */
export const Unreachable: Story = {
  parameters: {
    logs: ['The order could not be made.'],
    api: { createOrder: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Passer la commande' }));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur lors de la création de la commande')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const Loading: Story = {
  parameters: { api: { readProfile: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeInTheDocument();
  },
};

/** Without the profile the form starts empty but can be filled in; loading the profile again is offered. */
export const ProfileUnreachable: Story = {
  parameters: {
    logs: ['The profile could not be read.'],
    api: { readProfile: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await alert.findByText('Erreur lors du chargement des données')).toBeVisible();
    const shipping = within(await canvas.findByRole('group', { name: 'Adresse de livraison' }));
    await expect(shipping.getByLabelText('Adresse')).toHaveValue('');
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The cart can't be loaded: no figures, nothing to press but « Réessayer ». */
export const CartUnreachable: Story = {
  parameters: {
    logs: ['The cart could not be read.'],
    api: { readCart: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
    await expect(canvas.queryByRole('row', { name: /^Total/ })).toBeNull();
  },
};

/** A line that can't be ordered says what to do, before the form is filled in. */
export const Unorderable: Story = {
  parameters: { cart: unorderableCart } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Retirez cet article')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Modifier le panier' })).toHaveAttribute('href', '/panier');
  },
};

/** There is nothing to order: back to the cart, which says so too. */
export const EmptyCart: Story = {
  parameters: { chromatic: { disableSnapshot: false }, cart: carts.empty } satisfies PageParameters,
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await status.findByText('Votre panier est vide')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Fermer la notification' }));
    await expect(await canvas.findByRole('region', { name: 'À découvrir' })).toBeVisible();
  },
};

/** A guest is told why and sent to the login, which leads back here. */
export const AsAGuest: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'guest' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await status.findByText('Vous devez être connecté pour passer une commande')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(canvas.getByText('Connectez-vous pour continuer')).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** During the holidays nothing can be ordered; the cart stays. */
export const OnHoliday: Story = {
  parameters: {
    settings: { ...settingsInService, away: 'Nous ne prenons pas de commandes jusqu’au 20 janvier 2026 inclus.' },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nous ne prenons pas de commandes/)).toBeVisible();
    await expect(canvas.getByText(/^Votre panier vous attend/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Passer la commande' })).toBeNull();
  },
};
