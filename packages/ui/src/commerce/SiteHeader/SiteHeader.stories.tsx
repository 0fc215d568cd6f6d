import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const links = [
  { href: '/', label: 'Accueil' },
  { href: '/catalogue', label: 'Catalogue' },
  { href: '/about', label: 'Notre Histoire' },
  { href: '/faq', label: 'FAQ' },
  { href: '/livraison', label: 'Livraison' },
  { href: '/contact', label: 'Contact' },
];
const menu = { links, categories, currentPath: '/' };

const meta = {
  title: 'Commerce/Page frame/SiteHeader',
  id: 'commerce-siteheader',
  tags: ['stable'],
  component: SiteHeader,
  args: {
    ...menu,
    navMenu: <NavMenu {...menu} />,
    cartCount: 2,
    // The links of a story don't navigate.
    onClick: (event) => event.preventDefault(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = { accountHref: '/login', onSearch: fn() };
const wide = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } },
  },
  args: everything,
  globals: wide,
};

export const OpensTheSearch: Story = {
  tags: ['!autodocs'],
  args: everything,
  globals: wide,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 2 articles' })).toHaveAttribute('href', '/panier');
    await expect(canvas.getByRole('link', { name: 'Maison Nuée' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Accueil');
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  args: { ...everything, signedIn: true, accountHref: '/mon-compte', cartCount: 0 },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/mon-compte');
    await expect(canvas.getByRole('link', { name: 'Panier' })).toBeVisible();
  },
};

/** The link to the account says how many notifications are unread. */
export const Unread: Story = {
  args: { ...everything, signedIn: true, accountHref: '/mon-compte', unreadCount: 2 },
  globals: wide,
  play: async ({ canvas }) => {
    const account = canvas.getByRole('link', { name: 'Mon compte, 2 notifications non lues' });
    await expect(within(account).getByText('2')).toBeVisible();
  },
};

/** Without their props the search, the account and the links are absent. */
export const FewScreens: Story = {
  args: {
    links: links.slice(0, 2),
    navMenu: <NavMenu {...menu} links={links.slice(0, 2)} />,
  },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rechercher' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  },
};

/** A product belongs to the catalogue. */
export const OnAProduct: Story = {
  args: {
    ...everything,
    currentPath: '/produit/caramel-beurre-sale',
    navMenu: <NavMenu {...menu} currentPath="/produit/caramel-beurre-sale" />,
  },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-current', 'true');
  },
};

/** The badge and its accessible name: none at 0, the singular at 1, « 99+ » from 100 on. */
const counted = (
  cartCount: number,
  name: string,
  shown: string | undefined,
  { globals, tags }: Pick<Story, 'globals' | 'tags'>,
): Story => ({
  tags: tags ?? [],
  args: { ...everything, cartCount },
  globals: globals ?? {},
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name });
    await expect(cart.lastElementChild?.textContent).toBe(shown ?? 'Panier');
  },
});

export const EmptyCart: Story = counted(0, 'Panier', undefined, { globals: wide });

export const OnePiece: Story = counted(1, 'Panier, 1 article', '1', { globals: wide });

export const ManyPieces: Story = counted(128, 'Panier, 128 articles', '99+', { globals: wide });

/**
 * The header scrolls away with the page, to leave it the whole window; parts that must stay in view are sticky
 * themselves.
 */
export const Scrolled: Story = {
  args: everything,
  globals: wide,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '200vh', padding: 56 }}>
          <p>La page continue.</p>
        </main>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThan(0));
  },
};

export const Phone: Story = {
  parameters: framed(120),
  args: everything,
  globals: phone,

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Catalogue' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(53);
  },
};

// In a docs page, which is as wide as a desktop, they would look like the ones above.
const onPhone = { globals: phone, tags: ['!autodocs'] };

export const PhoneEmptyCart: Story = counted(0, 'Panier', undefined, onPhone);

export const PhoneManyPieces: Story = counted(128, 'Panier, 128 articles', '99+', onPhone);

/** On a phone the account is in the menu too; her initial is seen, not said. */
export const PhoneSignedIn: Story = {
  parameters: framed(640),
  args: { ...everything, signedIn: true, customerName: 'élodie Petit', accountHref: '/mon-compte' },
  globals: phone,
  play: async ({ canvas }) => {
    const account = canvas.getByRole('link', { name: 'Mon compte' });
    await expect(account).toHaveAttribute('href', '/mon-compte');
    await expect(within(account).getByText('É')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/mon-compte');
  },
};

/** Below 1200 px the menu is in a drawer. */
export const PhoneMenu: Story = {
  parameters: framed(640),
  args: everything,
  globals: phone,
  play: async ({ canvas }) => {
    // In a wide window the button exists but is hidden: the story presses it in both cases.
    canvas.getByRole('button', { name: 'Ouvrir le menu', hidden: true }).click();
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  },
};

export const PhoneMenuClosedAgain: Story = {
  tags: ['!autodocs'],
  args: everything,
  globals: phone,
  play: async (context) => {
    await PhoneMenu.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** On phones it comes back when the page is scrolled up, but never over what the keyboard has reached. */
export const BackOnScrollUp: Story = {
  tags: ['!autodocs'],
  globals: phone,
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <a href="#far" style={{ display: 'block', marginTop: '90rem', marginBottom: '90rem' }}>
        Loin
      </a>
    </>
  ),
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const top = () => header.getBoundingClientRect().top;
    await step('It scrolls away with the page', async () => {
      window.scrollTo(0, 900);
      await waitFor(() => expect(top()).toBeLessThan(-50));
    });
    await step('It comes back', async () => {
      await waitFor(() => {
        window.scrollBy(0, -20);
        return expect(top()).toBe(0);
      });
    });
    await step('It gives way to the focus', async () => {
      await userEvent.keyboard('{Tab}');
      const link = canvas.getByRole('link', { name: 'Loin' });
      link.focus();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(top()).toBeLessThan(-50));
    });
    window.scrollTo(0, 0);
  },
};
