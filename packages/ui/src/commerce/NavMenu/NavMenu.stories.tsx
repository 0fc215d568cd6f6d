import { categoryNames } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NavMenu } from './NavMenu.tsx';

const meta = {
  title: 'Commerce/NavMenu',
  component: NavMenu,
  args: {
    links: [
      { href: '/', label: 'Accueil' },
      { href: '/catalogue', label: 'Catalogue' },
      { href: '/faq', label: 'FAQ' },
    ],
    categories: categoryNames,
    currentPath: '/faq',
    onCatalogueNavigate: fn((event?: Event) => event?.preventDefault()),
  },
  decorators: [
    // As the header does: the panel hangs below the positioned box that holds the menu.
    (Story) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keeps the links of the story from leading away.
      <div style={{ position: 'relative', paddingInline: '3.5rem' }} onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('FAQ');
    await expect(canvas.getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-expanded', 'false');
  },
};

// Radix keeps a focusable guard that is hidden from assistive technology beside the open panel and moves the focus on from it.
const withOpenPanel = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

/** At once on click; the four categories of section 2, and all products. */
export const OpenedByClick: Story = {
  parameters: withOpenPanel,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const panel = ['Tous les produits', 'Fruités', 'Gourmands', 'Menthes', 'Collections Limitées'];
    for (const name of panel) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Classiques' })).toBeNull();
  },
};

/** Arrow down opens it and focuses its content; Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tous les produits' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fruités' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Fruités' })).toBeNull());
  },
};

/** Opens after 200 ms of hovering, closes 150 ms after the pointer has left. */
export const ByHover: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.hover(canvas.getByRole('link', { name: 'Menthes' }));
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(canvas.getByRole('link', { name: 'Menthes' }));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Following a link closes the panel. */
export const FollowsALink: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Catalogue' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Gourmands' }));
    await expect(args.onCatalogueNavigate).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Gourmands' })).toBeNull());
  },
};
