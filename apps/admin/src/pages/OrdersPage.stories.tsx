import {
  frozenNow,
  manyOrders,
  ownerDashboard,
  ownerOrder,
  ownerSession,
  type PageParameters,
  respond,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OrdersPage from './OrdersPage.tsx';

const meta = {
  title: 'Pages/Administration/Orders',
  component: OrdersPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/commandes', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
    for (const [label, text] of [
      ['Commandes à traiter', /1/],
      ['Commandes en cours', /1/],
      ['En cours de livraison', /1/],
      ['Chiffre d’affaires', /245,51\s€\s*3 commandes payées/],
    ] as const) {
      await expect(canvas.getByRole('group', { name: label })).toHaveTextContent(text);
    }
  },
};

/** By number, name and e-mail, whatever the case; or one status. « / » leads to the search, Escape clears it. */
export const Searched: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByPlaceholderText('Rechercher une commande...');
    await step('« / » leads to the search', async () => {
      await expect(await canvas.findByText('5 commandes')).toBeVisible();
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
    });
    await step('Finds an order by name, whatever the case', async () => {
      await userEvent.keyboard('LEFÈVRE');
      await expect(await canvas.findByText('1 commande')).toBeVisible();
    });
    await step('Finds an order by e-mail', async () => {
      await userEvent.clear(search);
      await userEvent.keyboard('hugo.bernard@');
      await expect(await canvas.findByText('1 commande')).toBeVisible();
      await expect(await canvas.findByText('#CMD-2026-002')).toBeVisible();
    });
    await step('Escape clears the search', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByText('5 commandes')).toBeVisible();
    });
    await step('Shows one status only', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrer par statut' }));
      await screen.findByRole('menu');
      await expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
        'Toutes',
        'En attente',
        'En préparation',
        'Expédiée',
        'Livrée',
        'Annulée',
      ]);
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Livrée' }));
      await expect(await canvas.findByText('1 commande')).toBeVisible();
    });
  },
};

const many = manyOrders(120, new Date(frozenNow));
const numberAt = (place: number): string => `#${many[place]?.orderNumber}`;

/** The address holds the page: each has fifty rows. */
export const LongList: Story = {
  parameters: { route: '/admin/commandes?page=2', data: { orders: respond.with(many) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 sur 3')).toBeVisible();
    for (const place of [50, 99]) await expect(canvas.getByText(numberAt(place))).toBeVisible();
    for (const place of [49, 100]) await expect(canvas.queryByText(numberAt(place))).toBeNull();
  },
};

/** A page that doesn't exist is the last one. All that is found is exported, else what is selected, on other pages too. */
export const Exported: Story = {
  parameters: { route: '/admin/commandes?page=700', data: { orders: respond.with(many) } } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Page 3 sur 3')).toBeVisible();
    await step('Exports all pages', async () => {
      let file = new Blob();
      spyOn(URL, 'createObjectURL').mockImplementation((made) => {
        file = made as Blob;
        return 'data:,';
      });
      // Nothing is saved.
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
      await waitFor(async () => expect((await file.text()).trim().split('\r\n')).toHaveLength(121));
    });
    await step('Selects this page, and a row of another one', async () => {
      const all = canvas.getByRole('checkbox', { name: 'Tout sélectionner' });
      await userEvent.click(all);
      await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
      await userEvent.click(await canvas.findByLabelText(`Sélectionner ${numberAt(99).slice(1)}`));
      await expect(all).not.toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Exporter (21)' })).toBeVisible();
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
  },
};

/** The search and the filter are in the address. */
export const NothingFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/admin/commandes?recherche=licorne',
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { data: { orders: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des commandes');
    await expect(spinner).toBeVisible();
  },
};

/** An order load failure is only logged (section 8). */
export const Unreachable: Story = {
  parameters: {
    logs: ['The orders could not be read.'],
    data: { orders: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};

const live = {
  readOwnerSession: respond.with(ownerSession),
  readDashboard: respond.with(ownerDashboard),
  listOwnerOrders: respond.with({ items: [ownerOrder], next: null, total: 1 }),
};

/**
 * An owner filters the list by two filters and by days, sorts it by every column, and has views of it.
 */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-012')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Vue\s: Toutes les commandes$/ })).toBeVisible();
    for (const header of ['Commande', 'Client', 'Date', 'Montant', 'Statut', 'Paiement']) {
      const column = canvas.getByRole('columnheader', { name: header });
      await expect(within(column).getByRole('button', { name: header })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner CMD-2026-012' }));
    await expect(canvas.getByRole('button', { name: 'Changer le statut (1)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Expédier avec numéros (1)' })).toBeVisible();
  },
};

const awaited = ['21', '22', '23'].map((number) => ({
  ...ownerOrder,
  _id: number,
  orderNumber: `CMD-2026-0${number}`,
  paymentStatus: 'pending' as const,
  warnings: ['unpaid' as const],
}));

/** Transfers that have arrived are recorded together, in one question; what is paid already stays as it is. */
export const PaymentsReceived: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      listOwnerOrders: respond.with({ items: [...awaited, ownerOrder], next: null, total: 4 }),
      receivePayments: respond.with(awaited.map(({ _id }) => ({ id: _id, ok: true, change: `change-${_id}` }))),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('All rows, one question, one press', async () => {
      await expect(await canvas.findByText('#CMD-2026-021')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Paiement reçu (4)' }));
      const dialog = await screen.findByRole('dialog', { name: /^3 paiements reçus/ });
      await expect(dialog).toHaveTextContent(/CMD-2026-012 \(déjà payée\).*Total144,51\s€/);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Paiements reçus' }));
    });
    await step('The message offers to take them back', async () => {
      const undo = await canvas.findByRole('button', { name: 'Annuler' });
      await expect(undo.closest('[role=status]')).toHaveTextContent(/3 commandes\s: Payée/);
      await expect(canvas.queryByRole('button', { name: /^Paiement reçu \(/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    await step('One from the menu of its row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-022' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Paiement reçu' }));
      const dialog = await screen.findByRole('dialog', { name: /^CMD-2026-022\s: paiement reçu/ });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    });
  },
};

export const InServiceOnPhone: Story = {
  parameters: { session: 'owner', office: live } satisfies PageParameters,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: '#CMD-2026-012' });
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Chiffres' }));
    await expect(canvas.getByRole('group', { name: 'Chiffre d’affaires' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }));
    // Both filters are on one line.
    const [status, payment] = ['Statut', 'Paiement'].map((name) => canvas.getByRole('button', { name }));
    await expect(status?.getBoundingClientRect().top).toBe(payment?.getBoundingClientRect().top);
  },
};

/** A filter that is folded away is counted. */
export const FilteredOnPhone: Story = {
  parameters: { ...InServiceOnPhone.parameters, route: '/admin/commandes?statut=toShip' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filtres (1)' })).toBeVisible();
  },
};
