import {
  listRows,
  type OrderColumn,
  orderColumns,
  orderList,
  type Sort,
  sortFromValue,
  sortToValue,
} from '@nuee/domain';
import { frozenNow, manyOrders } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { adminOrdersSelect } from '../../testing/fixtureSelects.ts';
import { framed } from '../../testing/framed.ts';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import { Office } from '../Office/Office.tsx';
import { OrdersTable, type OrdersTableProps } from './OrdersTable.tsx';

const now = new Date(frozenNow);

const meta = {
  title: 'Admin/Orders/OrdersTable',
  id: 'admin-orderstable',
  tags: ['stable'],
  component: OrdersTable,
  args: { orders: adminOrders(now), onStatusChange: fn(), onInvoice: fn(), onSortChange: fn() },
  argTypes: { orders: adminOrdersSelect },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Commandes' }));
    const row = within(table.getByRole('row', { name: /CMD-2026-005/ }));
    for (const fact of ['#CMD-2026-005', 'Nathan Lefèvre', '15/01/2026 09:42']) {
      await expect(row.getByText(fact)).toBeVisible();
    }
    await expect(table.getByRole('row', { name: /CMD-2026-005/ })).toHaveTextContent('nathan.lefevre@mail.example');
    await expect(row.getAllByText('En attente')).toHaveLength(2);
    await expect(canvas.getByText('5 commandes')).toBeVisible();
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Commande', 'Client', 'Date', 'Montant', 'Statut', 'Paiement', 'Actions']);
  },
};

/** Of a shop in service. A payment that was made is still said. */
export const CancelledUnpaid: Story = {
  args: {
    live: true,
    orders: adminOrders(now)
      .slice(0, 2)
      .map((order, nth) => ({ ...order, status: 'cancelled', paymentStatus: nth === 0 ? 'pending' : 'paid' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sans paiement')).toBeInTheDocument();
    await expect(canvas.queryByText('En attente')).toBeNull();
    await expect(canvas.getByText('Payée')).toBeVisible();
  },
};

async function openMenu(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' }));
  await expect(await screen.findByRole('menu')).toBeVisible();
}

async function openStatuses() {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Changer le statut' }));
  await expect(await screen.findByRole('menu', { name: 'Changer le statut' })).toBeVisible();
}

export const RowMenuOpen: Story = {
  parameters: framed(560),
  play: async ({ canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    const menu = within(screen.getByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Voir les détails' })).toHaveAttribute(
      'href',
      '/admin/commandes/admin-order-4',
    );
    await expect(menu.getByRole('menuitem', { name: 'Générer la facture' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Changer le statut' })).toBeVisible();
  },
};

export const AsksForAnInvoice: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    await step('Requests the invoice', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Générer la facture' }));
      await waitFor(() => expect(args.onInvoice).toHaveBeenCalledWith(args.orders[1]));
    });
  },
};

/** The five statuses; the current one is checked and disabled. */
/** Staff may not issue invoices. */
export const OfStaff: Story = {
  tags: ['!autodocs'],
  render: ({ onInvoice: _, ...args }) => <OrdersTable {...args} />,
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await expect(screen.getByRole('menuitem', { name: 'Voir les détails' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Générer la facture' })).toBeNull();
  },
};

export const StatusMenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    await step('Opens the statuses', openStatuses);
    const current = await screen.findByRole('menuitemradio', { name: 'En préparation' });
    await expect(current).toBeChecked();
    await expect(current).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(5);
  },
};

export const ChangesTheStatus: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    await step('Opens the statuses', openStatuses);
    await step('Chooses a status', async () => {
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Livrée' }));
      await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith(args.orders[1], 'delivered'));
    });
  },
};

export const Sorted: Story = {
  args: { sort: { by: 'montant', direction: 'descending' } },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Montant/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Loading: Story = {
  args: { orders: [], loadingLabel: 'Chargement des commandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des commandes');
  },
};

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune commande trouvée')).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  args: { orders: adminOrders(now).map((order) => ({ ...order, status: 'on-hold', paymentStatus: 'on-hold' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Inconnu')).toHaveLength(10);
  },
};

const busy = manyOrders(1_000, now);

function Busy(props: OrdersTableProps) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort<OrderColumn> | null>(null);
  const [page, setPage] = useState(1);
  const orders = useMemo(() => listRows(busy, { ...orderList, query, sort }), [query, sort]);
  return (
    <Stack gap={12}>
      <ListToolbar searchLabel="Rechercher une commande" query={query} onQueryChange={setQuery} onExport={undefined} />
      <OrdersTable
        {...props}
        orders={orders.slice((page - 1) * 50, page * 50)}
        total={orders.length}
        sort={sort}
        onSortChange={(next) => setSort(next && sortFromValue(sortToValue(next), orderColumns))}
        pagination={<Pagination page={page} pages={Math.ceil(orders.length / 50)} onPageChange={setPage} />}
      />
    </Stack>
  );
}

/** Fifty orders are shown at a time; search and sort cover the whole list. */
export const Thousand: Story = {
  args: { orders: [] },
  render: (args) => <Busy {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const rows = () => canvasElement.querySelectorAll('tbody tr').length;
    await expect(await canvas.findByText('#CMD-2026-1000')).toBeVisible();
    await expect(rows()).toBe(50);
    await expect(canvas.getByText('1\u202f000 commandes', { normalizer: String })).toBeVisible();
    await step('Turns to the next page, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
      await expect(canvas.getByText('#CMD-2026-950')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    });
    await step('Finds an order of another page', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Rechercher une commande' }));
      await userEvent.keyboard('CMD-2026-777');
      await expect(await canvas.findByText('1 commande')).toBeVisible();
      await expect(canvas.getByText('#CMD-2026-777')).toBeVisible();
      await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    });
    await step('Clears the search by Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByText('#CMD-2026-1000')).toBeVisible());
    });
  },
};
