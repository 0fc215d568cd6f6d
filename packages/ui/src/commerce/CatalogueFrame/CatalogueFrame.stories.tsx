import { categoriesOf, categoryPath, countByCategory, defaultFilters } from '@nuee/domain';
import { categories, products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { CatalogueFilters } from '../CatalogueFilters/CatalogueFilters.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { CatalogueFrame } from './CatalogueFrame.tsx';

const meta = {
  title: 'Commerce/Catalogue/CatalogueFrame',
  id: 'commerce-catalogueframe',
  tags: ['stable'],
  component: CatalogueFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    count: products.length,
    filters: (
      <CatalogueFilters
        categories={categoriesOf(products, categories)}
        counts={countByCategory(products)}
        total={products.length}
        value={defaultFilters}
        hrefOf={(category) => (category === null ? '/catalogue' : categoryPath(category))}
        onValueChange={fn()}
      />
    ),
    value: defaultFilters,
    onValueCommit: fn(),
    onReset: fn(),
    children: <ProductGrid products={products} headingLevel={2} />,
  },
} satisfies Meta<typeof CatalogueFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 produits');
  },
};

export const OneProduct: Story = {
  args: { count: 1, children: <ProductGrid products={products.slice(9)} headingLevel={2} /> },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 produit$/);
  },
};

/** The chosen filters are shown above the products, and « Filtrer » counts them where the panel is hidden. */
export const Chosen: Story = {
  parameters: framed(480),
  args: { count: 1, value: { ...defaultFilters, category: 'Gourmands', newOnly: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtrer (2 filtres actifs)', hidden: true })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Nouveautés' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ ...defaultFilters, category: 'Gourmands' });
  },
};

/** The last chip disappears with its focus, which the number of products takes. */
export const LastChipTakenAway: Story = {
  tags: ['!autodocs'],
  args: { value: { ...defaultFilters, newOnly: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Nouveautés' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** No product matches: the filters can be reset here too, not only in their panel. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
    await expect(canvas.getByText('Essayez de modifier vos filtres pour voir plus de produits.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 produit');
    await expect(canvas.getAllByRole('button', { name: 'Réinitialiser les filtres' })).toHaveLength(2);
  },
};

/** The focus stays in the list when the button that resets the filters disappears. */
export const EmptyOnPhone: Story = {
  parameters: framed(480),
  args: { count: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const [here] = canvas.getAllByRole('button', { name: 'Réinitialiser les filtres' }).slice(-1);
    if (here) await userEvent.click(here);
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(document.body).not.toHaveFocus();
  },
};

/** Below 1024 px the filters are in a drawer. */
export const DrawerOpen: Story = {
  parameters: { ...framed(640), chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // In the test-runner's wide window the button is hidden, so the drawer is opened as the button would do it.
    canvas.getByRole('button', { name: 'Filtrer', hidden: true }).click();
    const drawer = within(await canvas.findByRole('dialog', { name: 'Filtres' }));
    await expect(drawer.getByRole('link', { name: 'Gourmands' })).toBeVisible();
    await expect(drawer.getByRole('slider', { name: 'Prix maximum' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Réinitialiser les filtres' })).toBeVisible();
  },
};

export const PhoneShowsTheProducts: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await DrawerOpen.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Voir 10 produits' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
