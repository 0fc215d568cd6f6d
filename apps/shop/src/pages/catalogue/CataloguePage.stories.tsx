import type { PageParameters } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import CataloguePage from './CataloguePage.tsx';

const meta = {
  title: 'Pages/Shop/Catalogue',
  component: CataloguePage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/catalogue' } satisfies PageParameters,
} satisfies Meta<typeof CataloguePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(10);
    await expect(main.getByRole('group', { name: 'Filtres' })).toBeVisible();
  },
};

// Pictured as well, because the filters are in a drawer there.
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The address holds the filters: a category, the prices, what is ticked. */
export const Filtered: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } },
    ...({ route: '/catalogue?category=Gourmands&max=20&best-sellers=1' } satisfies PageParameters),
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(1);
    await expect(main.getByRole('heading', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
    for (const [name, href] of [
      ['Toutes les catégories', '/catalogue?max=20&best-sellers=1'],
      ['Collections Limitées', '/catalogue?category=Collections%20Limit%C3%A9es&max=20&best-sellers=1'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

/** No product matches the filters: they can be reset in their panel and in the result. */
export const NothingFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/catalogue?category=Menthes&nouveautes=1',
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
    await expect(canvas.getByText('Essayez de modifier vos filtres pour voir plus de produits.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Réinitialiser les filtres' })).toHaveLength(2);
    // The family says what it is to search engines, too.
    const description = document.querySelector('meta[name="description"]');
    await expect(description).toHaveAttribute('content', 'Le froid net, de la menthe poivrée à l’eucalyptus.');
  },
};

/** A new shop in service has no product yet: there is nothing to filter. */
export const WithoutProducts: Story = {
  parameters: { chromatic: { disableSnapshot: false }, products: [] } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nos premiers e-liquides arrivent' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Filtres' })).toBeNull();
  },
};

export const WithOneProduct: Story = {
  parameters: { products: products.slice(0, 1) } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('1 produit')).toBeVisible();
  },
};

/** Category, prices and checkboxes have their initial values again. */
export const Reset: Story = {
  parameters: {
    chromatic: { modes: { 'dark phone': { disable: true } } },
    ...({ route: '/catalogue?category=Menthes&min=5&max=12&nouveautes=1&en-stock=1' } satisfies PageParameters),
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const panel = within(main.getByRole('group', { name: 'Filtres' }));
    await userEvent.click(panel.getByRole('button', { name: 'Réinitialiser les filtres' }));
    await expect(await main.findAllByRole('article')).toHaveLength(10);
    for (const box of main.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(main.getByRole('slider', { name: 'Prix minimum' })).toHaveValue('0');
    await expect(main.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('30');
    await expect(main.getByRole('slider', { name: 'Prix maximum' })).toHaveAttribute('max', '50');
  },
};
