import { missingBeforeOpening } from '@nuee/domain';
import { ownerDashboard, ownerSales, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import { standardSettings } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Pages/Administration/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
    for (const [label, text] of [
      ['Commandes', /5\s*245,51\s€ de ventes/],
      ['Panier moyen', /81,84\s€/],
      ['Commandes en attente', /1/],
      ['Utilisateurs', /6\s*5 produits/],
    ] as const) {
      await expect(canvas.getByRole('group', { name: label })).toHaveTextContent(text);
    }
    const recent = within(canvas.getByRole('table', { name: 'Commandes récentes' }));
    await expect(recent.getAllByRole('link', { name: /^#CMD/ })).toHaveLength(5);
  },
};

/** The focus starts at the title of the page that a link leads to. */
export const FollowsItsLinks: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    const title = (name: string) => canvas.findByRole('heading', { level: 1, name });
    await step('Shows the sales of each day', async () => {
      await userEvent.click((await canvas.findAllByText('Voir les chiffres'))[0] ?? document.body);
      const sales = within(canvas.getByRole('region', { name: 'Ventes des 30 derniers jours' }));
      await expect(sales.getAllByRole('row')).toHaveLength(31);
    });
    await step('An order leads to its page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '#CMD-2026-003' }));
      await expect(await title('CMD-2026-003')).toHaveFocus();
    });
    await step('Comes back to the dashboard', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Tableau de bord' }));
      await expect(await title('Tableau de bord')).toHaveFocus();
    });
    await step('Leads to all orders', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Voir toutes' }));
      await expect(await title('Commandes')).toHaveFocus();
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
  },
};

/** No figure is shown before it is known. */
export const Loading: Story = {
  parameters: { data: { orders: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des commandes');
    await expect(spinner).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Panier moyen' })).toHaveTextContent('Chargement');
    await expect(canvas.queryByText(/^0|commande payée/)).not.toBeInTheDocument();
  },
};

export const WithoutOrders: Story = {
  parameters: { chromatic: { disableSnapshot: false }, data: { orders: respond.with([]) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};

function withoutSales({ totalSales: _s, averageOrderValue: _a, salesByDay: _d, ...rest }: Figures) {
  return rest;
}
type Figures = typeof ownerDashboard;
const live = {
  readOwnerSession: respond.with(ownerSession),
  readDashboard: respond.with(ownerDashboard),
  readSales: respond.with(ownerSales),
};

/** An owner sees what was sold today and in 30 days, what sells best, and what is waiting to be done. */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('group', { name: 'Ventes du jour' });
    await expect(today).toHaveTextContent(/129,56.*60,58.*jeudi dernier/);
    await expect(canvas.getByRole('link', { name: 'commandes à expédier' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Meilleurs produits' })).toHaveTextContent(
      'Caramel Beurre Salé64 pièces42 avant',
    );
    for (const [label, text] of [
      ['Ventes', /2\s526,14\s€\s*1\s830,20\s€ avant/],
      ['Commandes payées', /59\s*44 avant/],
      ['Panier moyen', /42,82\s€\s*41,60\s€ avant/],
      ['Pièces vendues', /177\s*120 avant/],
    ] as const) {
      await expect(canvas.getByRole('group', { name: label })).toHaveTextContent(text);
    }
    await expect(canvas.queryByRole('group', { name: 'Commandes en attente' })).toBeNull();
  },
};

/** The period stands in the address; days that can’t be show no figures. */
export const OwnDays: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'owner',
    office: live,
    route: '/admin?periode=days&du=2026-01-01&au=2026-01-10',
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('The fields have the days of the address', async () => {
      await expect(await canvas.findByLabelText('Du')).toHaveValue('2026-01-01');
      await expect(await canvas.findByRole('group', { name: 'Pièces vendues' })).toHaveTextContent('177');
    });
    await step('Days that can’t be', async () => {
      const last = canvas.getByLabelText('Au');
      last.focus();
      fireEvent.change(last, { target: { value: '2025-12-31' } });
      await expect(last).toHaveAccessibleDescription('Choisissez un jour qui ne précède pas le premier.');
      await expect(last).toHaveFocus();
      await expect(canvas.queryByRole('group', { name: 'Pièces vendues' })).toBeNull();
    });
    await step('Another period', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Période' }), 'Le mois dernier');
      await expect(
        await canvas.findByText('Ventes du 01/12/2025 au 31/12/2025, comparées à celles du 01/11/2025 au 30/11/2025'),
      ).toBeVisible();
      await expect(await canvas.findByRole('group', { name: 'Pièces vendues' })).toHaveTextContent('177');
      await expect(canvas.queryByLabelText('Du')).toBeNull();
    });
    await step('One day has no chart', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Période' }), 'Aujourd’hui');
      await expect(await canvas.findByRole('list', { name: 'Meilleurs produits' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Ventes par jour' })).toBeNull();
    });
  },
};

export const SalesUnreachable: Story = {
  parameters: { session: 'owner', office: { ...live, readSales: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Période' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Ventes du jour' })).toBeVisible();
  },
};

export const SalesLoading: Story = {
  parameters: { session: 'owner', office: { ...live, readSales: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Panier moyen' })).toHaveTextContent('Chargement');
    await expect(canvas.queryByText(/^0/)).not.toBeInTheDocument();
  },
};

/** Staff see no amounts of sales. */
export const ForStaff: Story = {
  parameters: {
    session: 'owner',
    office: { ...live, readDashboard: respond.with(withoutSales(ownerDashboard)) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Commandes en attente' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Période' })).toBeNull();
  },
};

/** Until the shop is open, its first page leads a new owner from step to step. */
export const BeforeOpening: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'owner',
    office: {
      ...live,
      readDashboard: respond.with({ ...ownerDashboard, totalProducts: 0 }),
      readOpening: respond.with({
        open: false,
        missing: missingBeforeOpening(standardSettings, { sendsMail: true }),
        cards: 'none',
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Premiers pas' }));
    await expect(steps.getByRole('link', { name: 'Textes légaux' })).toHaveAttribute(
      'href',
      '/admin/parametres#identity.legalForm',
    );
    await expect(canvas.queryByRole('region', { name: 'À faire' })).toBeNull();
  },
};

/** The shop takes no orders for a time, and says so to its owner too. */
export const OnHoliday: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      readOpening: respond.with({
        open: true,
        missing: [],
        cards: 'none',
        holidays: { from: '2026-01-10', to: '2026-01-20', sentence: '', begun: true },
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/en vacances jusqu’au 20 janvier 2026 inclus/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Changer' })).toHaveAttribute(
      'href',
      '/admin/parametres#holidays.from',
    );
  },
};
