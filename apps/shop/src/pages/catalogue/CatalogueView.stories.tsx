import { defaultFilters, filterProducts } from '@nuee/domain';
import { manyProducts, type PageParameters } from '@nuee/domain/fixtures';
import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { useFilters } from './useFilters.ts';

const products = manyProducts(2_000);
const shownAtFirst = 24;

const meta = {
  title: 'Pages/Shop/Catalogue of 2,000 products',
  component: CatalogueView,
  tags: ['!autodocs'],
  decorators: [inShop],
  args: { products, categories, filters: defaultFilters, onFiltersChange: fn(), onFiltersCommit: fn() },
  parameters: { layout: 'fullscreen', route: '/catalogue' } satisfies PageParameters,
} satisfies Meta<typeof CatalogueView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All products are counted, those near the window are rendered, and each has its position and the total for assistive
 * technology.
 */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const found = filterProducts(products, defaultFilters).length;
    await expect(main.getByText(`${found} produits`)).toBeVisible();
    await expect(main.getAllByRole('article')).toHaveLength(shownAtFirst);
    const [first] = main.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'));
    await expect(first).toHaveAttribute('aria-setsize', String(found));
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.getByRole('main').querySelectorAll('*').length).toBeLessThan(1_000);
  },
};

/** Scrolling near the end renders more. */
export const ScrolledOn: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    main.getAllByRole('article').at(-1)?.scrollIntoView();
    // They are laid out too, so that the heights that the browser remembers are the same each time.
    await waitFor(() =>
      expect(main.getAllByRole('article')[shownAtFirst]?.checkVisibility({ contentVisibilityAuto: true })).toBe(true),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** A filter starts the list again, and only its first products are rendered. */
export const Filtered: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } },
  },
  render: function WithItsFilters(args) {
    const { filters, change, keep } = useFilters(categories);
    return <CatalogueView {...args} filters={filters} onFiltersChange={change} onFiltersCommit={keep} />;
  },
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    const fresh = filterProducts(products, { ...defaultFilters, newOnly: true });
    await step('Filtered by new products, it counts all of them and renders the first', async () => {
      await userEvent.click(main.getByRole('checkbox', { name: 'Nouveautés uniquement' }));
      await expect(await main.findByText(`${fresh.length} produits`)).toBeVisible();
      await expect(main.getAllByRole('article')).toHaveLength(shownAtFirst);
    });
    await step('Filtered by a category too, it starts with the first of them', async () => {
      await userEvent.click(main.getByRole('link', { name: 'Menthes' }));
      const [cool] = filterProducts(fresh, { ...defaultFilters, category: 'Menthes' });
      await waitFor(() => expect(main.getAllByRole('article')[0]).toHaveTextContent(cool?.name ?? '∅'));
      await expect(main.getAllByRole('article').length).toBeLessThanOrEqual(shownAtFirst);
    });
  },
};
