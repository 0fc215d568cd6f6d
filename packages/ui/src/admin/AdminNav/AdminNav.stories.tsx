import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AdminNav } from './AdminNav.tsx';

const meta = {
  title: 'Admin/AdminNav',
  component: AdminNav,
  args: {
    currentPath: '/admin',
    onLogout: fn(),
    onFollow: fn((event) => event.preventDefault()),
    style: { minHeight: '24rem', maxWidth: '14rem' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Administration' });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Below its own pages an entry stays current, and the submenu of the page stands open. */
export const InProducts: Story = {
  args: { currentPath: '/admin/produits/3' },
  play: async ({ canvas }) => {
    // On the rail, from 1024 to 1279 px, the pages stand in a menu.
    if (window.innerWidth >= 1024 && window.innerWidth < 1280) return;
    await expect(canvas.getByRole('link', { name: 'Tous les produits' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Ajouter un produit' })).not.toHaveAttribute('aria-current');
  },
};

export const Unfolded: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Produits' });
    if (window.innerWidth >= 1024 && window.innerWidth < 1280) {
      await userEvent.click(button);
      await expect(await screen.findByRole('menuitem', { name: 'Catégories' })).toBeVisible();
      return;
    }
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Catégories' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
