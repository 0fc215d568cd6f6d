import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { AdminShell } from './AdminShell.tsx';

const meta = {
  title: 'Admin/Shell/AdminShell',
  id: 'admin-adminshell',
  tags: ['stable'],
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps the links of the story from leaving it.
      <div onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Tableau de bord',
    currentPath: '/admin',
    onFind: fn(),
    onLogout: fn(),
    children: <Text>Le contenu de la page.</Text>,
  },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir le site' })).toHaveAttribute('href', '/');
  },
};

export const Products: Story = {
  args: { title: 'Produits', currentPath: '/admin/produits' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Commande CMD-2026-005 de Camille Roussel, Nantes', currentPath: '/admin/commandes/5' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Commande CMD-2026-005 de Camille Roussel, Nantes',
    );
    await expect(pageOverflow()).toBe(0);
  },
};

export const Finds: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aller à' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};

export const Helps: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { account: { name: 'Claire Morin', href: '/admin/profil' }, title: 'Rétractations', onHelp: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aide sur cet écran' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await expect(pageOverflow()).toBe(0);
  },
};

export const OwnAccount: Story = {
  parameters: framed(320),
  args: { account: { name: 'Claire Morin', href: '/admin/profil' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CM, compte de Claire Morin' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Mon profil' })).toHaveAttribute('href', '/admin/profil');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Se déconnecter' }));
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
  },
};

/** The first Tab stop is a link that skips the navigation. */
export const PastTheNavigation: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** From 1024 px the navigation is beside the page, and there is no button for a drawer. */
export const NavigationBesideThePage: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ouvrir le menu' })).toBeNull();
  },
};

/** Below 1024 px the navigation is in a drawer. */
export const DrawerOpen: Story = {
  parameters: { ...framed(640), chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Administration' })).toBeNull();
    await step('Opens the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
      const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }));
      await expect(drawer.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    });
  },
};

export const FollowingALinkClosesTheDrawer: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    await step('Opens the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
      await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
    await step('Unfolds the products and follows a link', async () => {
      const drawer = within(canvas.getByRole('dialog', { name: 'Menu' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Produits' }));
      await userEvent.click(drawer.getByRole('link', { name: 'Tous les produits' }));
    });
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};
