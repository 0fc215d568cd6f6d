import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Commerce/Page frame/MobileMenu',
  id: 'commerce-mobilemenu',
  tags: ['stable'],
  component: MobileMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    links: [
      { href: '/', label: 'Accueil' },
      { href: '/catalogue', label: 'Catalogue' },
      { href: '/faq', label: 'FAQ' },
    ],
    categories,
    currentPath: '/faq',
    cartCount: 2,
    account: { href: '/login', label: 'Se connecter' },
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keeps the links of the story from leading away.
      <div onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every category that exists, after « Tous les produits ». */
export const Default: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { 'light desktop': { disable: true } },
    },
  },
  play: async ({ args, canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    const names = pages.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Accueil', 'Tous les produits', ...args.categories.map(({ name }) => name), 'FAQ']);
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('FAQ');
  },
};

export const FollowsACategory: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mixtes' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FollowsAPage: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Panier, 2 articles' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosedByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le menu' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The page below is covered by a scrim, inert, and doesn't scroll. */
export const OverThePage: Story = {
  decorators: [
    (Story) => (
      <>
        <button type="button">Sous le menu</button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await step('Stops the page from scrolling and covers it', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await expect(getComputedStyle(menu, '::backdrop').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });
    const below = canvas.getByRole('button', { name: 'Sous le menu' });
    await step('The page below can’t take the focus', async () => {
      below.focus();
      await expect(below).not.toHaveFocus();
      await expect(menu).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
  },
};

export const ClosedByAPressOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('dialog', { name: 'Menu' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
