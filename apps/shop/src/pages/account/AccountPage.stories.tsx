import { frozenNow, type PageParameters, respond } from '@nuee/domain/fixtures';
import { onHeldClock, photograph } from '@nuee/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import { unreadCounted } from '../../stories/unreadCounted.ts';
import AccountPage from './AccountPage.tsx';

const meta = {
  title: 'Pages/Shop/Account',
  component: AccountPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  afterEach: unreadCounted,
  parameters: { layout: 'fullscreen', route: '/mon-compte', session: 'customer' } satisfies PageParameters,
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits for a message and closes it. */
async function dismiss(canvas: Canvas, message: string): Promise<void> {
  const messages = within(canvas.getByRole('region', { name: 'Notifications' }));
  await expect(await messages.findByText(message)).toBeVisible();
  await userEvent.click(messages.getByRole('button', { name: 'Fermer la notification' }));
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function openTab(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('tab', { name }));
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
}

/** The orders come first. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(4);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
  },
};

export const Profile: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=profile' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
  },
};

/** What is saved is said in the sidebar too, and stays while another tab is shown. */
export const ProfileSaved: Story = {
  parameters: { route: '/mon-compte?tab=profile' } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('Saves name and phone', async () => {
      await retype(await canvas.findByRole('textbox', { name: 'Nom complet' }), 'Camille Petit');
      await retype(canvas.getByRole('textbox', { name: 'Téléphone' }), '06 00 00 00 00');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await dismiss(canvas, 'Profil mis à jour avec succès');
      await expect(canvas.getByText('Camille Petit')).toBeVisible();
    });
    await step('Changes the password', async () => {
      await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'Nuee-Client-18');
      await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Une-phrase-de-passe');
      await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'Une-phrase-de-passe{Enter}');
      await dismiss(canvas, 'Mot de passe modifié avec succès');
    });
    await step('Keeps the phone while the address is shown', async () => {
      await openTab(canvas, 'Mon adresse');
      await openTab(canvas, 'Mon profil');
      await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('06 00 00 00 00');
    });
  },
};

export const Address: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=address' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mon adresse' })).toBeVisible();
  },
};

export const AddressSaved: Story = {
  parameters: { route: '/mon-compte?tab=address' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await retype(await canvas.findByRole('textbox', { name: 'Ville' }), 'Rezé{Enter}');
    await dismiss(canvas, 'Adresse mise à jour avec succès');
    await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveValue('Rezé');
  },
};

/** There is no card, and adding one does nothing. */
export const PaymentMethods: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=payment' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moyens de paiement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une carte' }));
    await expect(canvas.getByText('Aucun moyen de paiement enregistré')).toBeVisible();
  },
};

export const Favorites: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=favorites' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible();
  },
};

/** Into the cart, of which the header counts it; one that is removed stays away. */
export const FavoriteAddedAndRemoved: Story = {
  parameters: { route: '/mon-compte?tab=favorites' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Caramel Beurre Salé' }));
    await onHeldClock(async (advance) => {
      await userEvent.click(card.getByRole('button', { name: 'Ajouter au panier' }));
      await expect(await card.findByRole('button', { name: 'Ajouté au panier' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
      advance(2_000);
      await expect(card.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Vanille Bourbon des favoris' }));
    await dismiss(canvas, 'Produit retiré des favoris');
    await openTab(canvas, 'Mes commandes');
    await openTab(canvas, 'Mes favoris');
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(2);
  },
};

export const Tickets: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=support' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  },
};

export const NewTicket: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=support-new' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouvelle demande' })).toBeVisible();
  },
};

export const Notifications: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/mon-compte?tab=notifications',
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  },
};

/** A press counts one as read and follows its link; one without a link stays here. */
export const NotificationsRead: Story = {
  parameters: { route: '/mon-compte?tab=notifications' } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const tab = () => canvas.findByRole('tab', { name: 'Notifications' });
    await step('Of two unread ones the first leads to its product', async () => {
      await expect(await tab()).toHaveAccessibleDescription('2 non lues');
      await userEvent.click(await canvas.findByRole('link', { name: /Caramel Beurre Salé à prix doux/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Caramel Beurre Salé' })).toBeVisible();
    });
    await step('The other leads to the orders, and none is left', async () => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Mon compte' }));
      await expect(await tab()).toHaveAccessibleDescription('1 non lue');
      await openTab(canvas, 'Notifications');
      await userEvent.click(canvas.getByRole('link', { name: /Commande en préparation/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
      await expect(await tab()).not.toHaveAccessibleDescription();
    });
    await step('One without a link leads nowhere', async () => {
      await openTab(canvas, 'Notifications');
      await userEvent.click(canvas.getByRole('button', { name: /Conditions générales/ }));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    });
  },
};

export const Invoices: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/mon-compte?tab=invoices' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes factures' })).toBeVisible();
  },
};

/** One ticket, with its answers. */
export const Ticket: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/mon-compte?tab=support&ticket=ticket-3',
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Bouchon abîmé' })).toBeVisible();
  },
};

/** A closed ticket takes no answer. */
export const ClosedTicket: Story = {
  parameters: { route: '/mon-compte?tab=support&ticket=ticket-1' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Annulation de commande' })).toBeVisible();
    await expect(canvas.queryByLabelText('Votre réponse')).not.toBeInTheDocument();
  },
};

/** All favorites are removed. */
export const WithoutFavorites: Story = {
  parameters: { route: '/mon-compte?tab=favorites' } satisfies PageParameters,
  play: async ({ canvas }) => {
    for (const name of ['Vanille Bourbon', 'Menthe Glaciale', 'Caramel Beurre Salé']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Retirer ${name} des favoris` }));
    }
    const panel = within(canvas.getByRole('tabpanel'));
    await expect(panel.queryByRole('list', { name: 'Favoris' })).not.toBeInTheDocument();
    const proposed = within(await panel.findByRole('region', { name: 'À découvrir' }));
    await expect(proposed.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The account of a registered customer shows the server's data, and no sample. */
export const Registered: Story = {
  parameters: { session: 'registered' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    const order = await panel.findByRole('article', { name: 'CMD-2026-014' });
    await expect(panel.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(order).getByRole('button', { name: 'Voir le détail' }));
    await expect(within(order).getByRole('link', { name: /^Suivre le colis/ })).toBeVisible();
    await expect(within(order).getByRole('button', { name: 'Facture F-2026-000009 (PDF)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAccessibleDescription('1 non lue');
  },
};

/** Cancelling asks for confirmation. */
export const OrderCancelled: Story = {
  parameters: { session: 'registered' } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    const order = within(await panel.findByRole('article', { name: 'CMD-2026-021' }));
    await step('Keeping it changes nothing', async () => {
      await userEvent.click(order.getByRole('button', { name: 'Voir le détail' }));
      await userEvent.click(order.getByRole('button', { name: 'Annuler la commande' }));
      const question = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Garder la commande' }));
      await expect(order.getByText('En attente', { ignore: 'dd' })).toBeVisible();
    });
    await step('Once confirmed, the order is cancelled', async () => {
      await userEvent.click(order.getByRole('button', { name: 'Annuler la commande' }));
      const question = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Annuler la commande' }));
      await expect(await order.findByText('Annulée')).toBeVisible();
      await expect(order.queryByRole('button', { name: 'Annuler la commande' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** Products that are no longer sold are named beside the order. */
export const ReorderedInPart: Story = {
  parameters: {
    session: 'registered',
    api: { reorder: respond.with({ added: 0, missing: ['Myrtille Cassis n’est plus proposé.'] }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    const order = within(await panel.findByRole('article', { name: 'CMD-2026-014' }));
    await userEvent.click(order.getByRole('button', { name: 'Voir le détail' }));
    await userEvent.click(order.getByRole('button', { name: 'Commander à nouveau' }));
    await expect(await order.findByText('Myrtille Cassis n’est plus proposé.')).toBeVisible();
  },
};

export const RegisteredProfile: Story = {
  parameters: { session: 'registered', route: '/mon-compte?tab=profile' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nom complet')).toHaveValue('Noé Petit');
    await expect(canvas.getByRole('button', { name: 'Télécharger mes données' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  },
};

/** A lost phone can be logged out from here. */
export const OtherDevicesLoggedOut: Story = {
  parameters: { session: 'registered', route: '/mon-compte?tab=profile' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnecter les autres appareils' }));
    await expect(await canvas.findByText('Les autres appareils sont déconnectés')).toBeVisible();
    await expect(await canvas.findByText('Aucun autre appareil n’est connecté.')).toBeVisible();
    await expect(canvas.queryByText('Safari, iOS')).not.toBeInTheDocument();
  },
};

/** Of more than a hundred the latest are shown, and said to be. */
export const ManyNotifications: Story = {
  parameters: {
    session: 'registered',
    route: '/mon-compte?tab=notifications',
    api: {
      listNotifications: respond.with({
        items: Array.from({ length: 100 }, (_, number) => ({
          _id: `parcel-${number}`,
          title: 'Commande expédiée',
          message: 'Votre colis est parti.',
          type: 'order' as const,
          read: false,
          createdAt: frozenNow,
        })),
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vos 100 dernières notifications.')).toBeVisible();
    const tab = canvas.getByRole('tab', { name: 'Notifications' });
    await expect(tab).toHaveAccessibleDescription('100 non lues');
    await expect(within(tab).getByText('99+')).toBeVisible();
  },
};

/** The price, picture and stock of a favorite are those of the catalogue. */
export const RegisteredFavorites: Story = {
  parameters: { session: 'registered', route: '/mon-compte?tab=favorites' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Myrtille Cassis' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Citron Meringué' })).toBeVisible();
  },
};

/** In service a ticket may be about an order, with a photograph; both are seen in it. */
export const TicketAboutAnOrder: Story = {
  parameters: { session: 'registered', route: '/mon-compte?tab=support-new' } satisfies PageParameters,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Writes about an order, and sends a photograph', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Sujet' }), 'Flacon fendu');
      const order = canvas.getByRole('combobox', { name: 'Commande (facultatif)' });
      await userEvent.selectOptions(order, 'CMD-2026-014 du 9 janvier 2026');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Il est arrivé fendu.');
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('The input is missing.');
      await userEvent.upload(input, new File([photograph], 'flacon.webp', { type: 'image/webp' }));
      await expect(await canvas.findByRole('button', { name: 'Agrandir la photographie 1' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      await dismiss(canvas, 'Ticket créé avec succès');
    });
    await step('Opens the ticket', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Flacon fendu' }));
      await expect(await canvas.findByText('Au sujet de la commande CMD-2026-014')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Agrandir la photographie 1' })).toBeVisible();
    });
  },
};

/** Without her orders she writes all the same. */
export const NewTicketWithoutOrders: Story = {
  parameters: {
    logs: ["The customer's orders could not be read."],
    session: 'registered',
    route: '/mon-compte?tab=support-new',
    api: { listOrders: respond.refused(503, 'Le service est momentanément indisponible.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Sujet' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** A refused reply says why, and stays so that it can be sent again. */
export const ReplyRefused: Story = {
  parameters: {
    session: 'registered',
    route: '/mon-compte?tab=support&ticket=question',
    api: { replyToTicket: respond.refused(409, 'Ce ticket est fermé\u00a0: ouvrez-en un nouveau.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const reply = await canvas.findByLabelText('Votre réponse');
    await userEvent.type(reply, 'Merci.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    const status = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await status.findByText(/^Ce ticket est fermé/)).toBeVisible();
    await expect(reply).toHaveValue('Merci.');
    await userEvent.click(status.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** The answers are read with the ticket; what fails says so, and can be tried again. */
export const TicketNotRead: Story = {
  parameters: {
    logs: ["The customer's ticket could not be read."],
    session: 'registered',
    route: '/mon-compte?tab=support&ticket=question',
    api: { readTicket: respond.refused(503, 'Le service est momentanément indisponible.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    await expect(await panel.findByText('Le service est momentanément indisponible.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const WithoutOrders: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'registered',
    api: { listOrders: respond.with({ items: [], next: null, total: 0 }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel')).toContainElement(
      canvas.getByRole('link', { name: 'Découvrir nos produits' }),
    );
    await expect(await canvas.findByRole('region', { name: 'À découvrir' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { session: 'registered', api: { listOrders: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(
      await within(await canvas.findByRole('tabpanel')).findByText('Chargement en cours'),
    ).toBeInTheDocument();
  },
};

/** A part that can't be loaded can be requested again. */
export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    logs: ["The customer's orders could not be read."],
    session: 'registered',
    api: { listOrders: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Vérifiez votre connexion, puis réessayez.');
    await userEvent.click(panel.getByRole('button', { name: 'Réessayer' }));
    await expect(await panel.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const AsAGuest: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'guest' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await status.findByText('Connectez-vous pour continuer')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const TranslatedByTheBrowser: Story = {
  ...ProfileSaved,
  globals: { translation: 'on' },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const ReplyRefusedTranslated: Story = {
  ...ReplyRefused,
  globals: { translation: 'on' },
};
