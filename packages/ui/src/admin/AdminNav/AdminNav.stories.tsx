import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { States, withSameLandmarks } from '../../testing/States.tsx';
import { AdminNav } from './AdminNav.tsx';

const meta = {
  title: 'Admin/Shell/AdminNav',
  id: 'admin-adminnav',
  tags: ['stable'],
  component: AdminNav,
  args: {
    currentPath: '/admin',
    onLogout: fn(),
    onFollow: fn((event) => event.preventDefault()),
    style: { minHeight: '24rem', maxWidth: '14rem' },
  },
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LogsOut: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** A live shop has pages that the demonstration doesn't have. */
export const InService: Story = {
  args: { extraPages: ['/admin/support'], currentPath: '/admin/support/ticket-2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Paramètres' })).toBeVisible();
  },
};

/** The number of waiting orders is shown beside their entry, and is its accessible description. */
export const OrdersWait: Story = {
  args: { counts: { '/admin/commandes': { count: 3, description: '3 en attente' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Commandes' })).toHaveAccessibleDescription('3 en attente');
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** An entry is current on the pages below it too, and their submenu is open. */
export const InProducts: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { currentPath: '/admin/produits/3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tous les produits' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Ajouter un produit' })).not.toHaveAttribute('aria-current');
  },
};

/** From 1024 to 1279 px it is a rail of icons: the subpages are in a menu, whose button is marked as current. */
export const InProductsOnTheRail: Story = {
  ...InProducts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Produits' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('link', { name: 'Tous les produits' })).toBeNull();
  },
};

export const Unfolded: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Produits' });
    await step('Unfolds the products', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Follows a link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Catégories' }));
      await expect(args.onFollow).toHaveBeenCalledOnce();
    });
  },
};

/** On the rail there is no room below the button: the pages open as a menu at its side. */
export const RailMenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Produits' });
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', { name: 'Catégories' });
    await expect(item).toBeVisible();
    await waitFor(() =>
      expect(item.getBoundingClientRect().left).toBeGreaterThanOrEqual(button.getBoundingClientRect().right),
    );
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false }, ...withSameLandmarks },
  render: (args) => <States of={AdminNav} args={args} stories={{ Default }} interactive={['Default']} width="14rem" />,
};
