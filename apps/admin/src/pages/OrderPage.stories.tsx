import { editedOrder, ownerOrder, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { OwnerOrder } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OrderPage from './OrderPage.tsx';

const meta = {
  title: 'Pages/Administration/Order',
  component: OrderPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/commandes/admin-order-3',
    session: 'administrator',
  } satisfies PageParameters,
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'CMD-2026-003' })).toBeVisible();
    await expect(canvas.getByText(/69002 Lyon/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/69002 Lyon/)).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/admin/commandes/inconnue' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Commande introuvable' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Voir toutes les commandes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  },
};

/** A status that was changed by mistake is undone from its message. */
export const StatusUndone: Story = {
  parameters: { route: '/admin/commandes/admin-order-5' } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('Chooses a status by mistake', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Changer le statut' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Annulée' }));
    });
    const undo = await canvas.findByRole('button', { name: 'Annuler' });
    const order = canvas.getByRole('region', { name: /CMD-2026-005/ });
    await step('The message and the order say it', async () => {
      await expect(undo.closest('[role=status]')).toHaveTextContent(/CMD-2026-005.*Annulée/);
      await expect(order).toHaveTextContent('Annulée');
    });
    await step('Undone, the order is as before and the message is gone', async () => {
      await userEvent.click(undo);
      await waitFor(() => expect(order).toHaveTextContent('En attente'));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Annuler' })).toBeNull());
    });
  },
};

export const Loading: Story = {
  parameters: { data: { orders: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeVisible();
  },
};

const live = {
  parameters: {
    route: '/admin/commandes/order-2026-012',
    session: 'owner',
    office: { readOwnerSession: respond.with(ownerSession), readOwnerOrder: respond.with(ownerOrder) },
  } satisfies PageParameters,
};

const awaited: OwnerOrder = { ...ownerOrder, paymentStatus: 'pending', isPaid: false, warnings: ['unpaid'] };

/** An owner can also work on the order. */
export const InService: Story = {
  parameters: { ...live.parameters, chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Historique' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bon de livraison' })).toBeVisible();
  },
};

/** Who it is for, and where to, comes before the work on it. */
export const InServiceOnPhone: Story = {
  ...live,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await canvas.findByRole('region', { name: 'Historique' });
    const regions = ['Articles', 'Client', 'Adresse de livraison', 'Expédition', 'Historique'];
    await expect(regions.toSorted((one, other) => top(one) - top(other))).toEqual(regions);
  },
};

/** A transfer that has arrived is asked about with its customer and amount, and can be taken back. */
export const PaymentReceived: Story = {
  parameters: {
    ...live.parameters,
    office: {
      readOwnerSession: respond.with(ownerSession),
      readOwnerOrder: respond.with(awaited),
      receivePayments: respond.with([{ id: awaited._id, ok: true, change: 'change-1' }]),
      undoChange: respond.with(awaited),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paiement en attente')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paiement reçu' }));
    const dialog = await screen.findByRole('dialog', { name: /^CMD-2026-012\s: paiement reçu/ });
    await expect(dialog).toHaveTextContent(/Camille Martin48,17\s€/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Paiement reçu' }));
    const undo = await canvas.findByRole('button', { name: 'Annuler' });
    await expect(undo.closest('[role=status]')).toHaveTextContent(/CMD-2026-012.*Payée/);
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Annuler' })).toBeNull());
  },
};

/** What isn’t paid is asked about before it is sent; dismissed, nothing is sent to the API. */
export const AsksBeforeSending: Story = {
  parameters: {
    ...live.parameters,
    office: {
      readOwnerSession: respond.with(ownerSession),
      readOwnerOrder: respond.with(awaited),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marquer comme expédiée' }));
    const question = await screen.findByRole('alertdialog', { name: /^CMD-2026-012\s: Expédiée/ });
    await expect(question).toHaveTextContent(/Cette commande de 48,17\s€ n’est pas payée\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(canvas.getByRole('button', { name: 'Marquer comme expédiée' })).toBeEnabled();
  },
};

/** What the order may become is read first; an edit says what it does, then the order is read again. */
export const Edited: Story = {
  parameters: {
    ...live.parameters,
    office: {
      readOwnerSession: respond.with(ownerSession),
      readOwnerOrder: respond.with(ownerOrder),
      editOrder: respond.with({ ...editedOrder, isChanged: true }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la commande CMD-2026-012' }));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Variante/ }),
      dialog.getByRole('option', { name: /6\smg\/ml/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Modifier la commande' }));
    await expect(await canvas.findByText('Commande modifiée')).toBeVisible();
  },
};

/** What has left no longer changes. */
export const LeftAsItIs: Story = {
  parameters: {
    ...live.parameters,
    office: {
      readOwnerSession: respond.with(ownerSession),
      readOwnerOrder: respond.with({ ...ownerOrder, status: 'shipped' }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Modifier' })).toBeNull();
  },
};

/** Its customer has withdrawn: the order says so above everything else. */
export const Withdrawn: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    ...live.parameters,
    office: {
      readOwnerSession: respond.with(ownerSession),
      readOwnerOrder: respond.with({
        ...ownerOrder,
        warnings: ['withdrawn'],
        withdrawal: { receivedAt: ownerOrder.createdAt, status: 'received', refundBy: '2026-01-29' },
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Rétractation' });
    await expect(banner).toHaveTextContent('À rembourser avant le 29 janvier 2026.');
  },
};

/** The slip replaces the page, to be printed. */
export const Packing: Story = {
  ...live,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bon de livraison' }));
    await expect(canvas.getByRole('region', { name: 'Bon de livraison CMD-2026-012' })).toBeVisible();
  },
};
