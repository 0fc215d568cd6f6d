import { categoriesOf, categoryPath, countByCategory, products } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CategoryFilter } from '../CategoryFilter/CategoryFilter.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { CatalogueFrame } from './CatalogueFrame.tsx';

const meta = {
  title: 'Commerce/CatalogueFrame',
  component: CatalogueFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    count: products.length,
    filters: (
      <CategoryFilter
        categories={categoriesOf(products)}
        counts={countByCategory(products)}
        total={products.length}
        value={null}
        hrefOf={(category) => (category === null ? '/catalogue' : categoryPath(category))}
      />
    ),
    children: <ProductGrid products={products} headingLevel={2} />,
  },
} satisfies Meta<typeof CatalogueFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneProduct: Story = {
  args: { count: 1, children: <ProductGrid products={products.slice(9)} headingLevel={2} /> },
};

/** Under 1024 px the filters stand in a drawer. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    // The test-runner's window is wide: there the button is hidden, and the drawer is opened as the button would.
    const opener = canvas.getByRole('button', { name: 'Filtrer', hidden: true });
    opener.click();
    const drawer = await within(canvasElement).findByRole('dialog', { name: 'Filtres' });
    await expect(within(drawer).getByRole('link', { name: 'Gourmands' })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Voir 10 produits' }));
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};
