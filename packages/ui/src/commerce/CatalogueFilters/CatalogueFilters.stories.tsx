import { categoriesOf, categoryPath, countByCategory, defaultFilters } from '@nuee/domain';
import { categories, products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { CatalogueFilters, type CatalogueFiltersProps } from './CatalogueFilters.tsx';

const meta = {
  title: 'Commerce/Catalogue/CatalogueFilters',
  id: 'commerce-cataloguefilters',
  tags: ['stable'],
  component: CatalogueFilters,
  args: {
    categories: categoriesOf(products, categories),
    counts: countByCategory(products),
    total: products.length,
    value: defaultFilters,
    hrefOf: (category) => (category === null ? '/catalogue' : categoryPath(category)),
    onValueChange: fn(),
    onValueCommit: fn(),
    style: { maxWidth: '16rem' },
  },
} satisfies Meta<typeof CatalogueFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All categories, from 0 to 30 €, nothing checked (section 4). */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Toutes les catégories');
    await expect(canvas.getByRole('slider', { name: 'Prix minimum' })).toHaveValue('0');
    await expect(canvas.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('30');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

const chosen = {
  category: 'Gourmands',
  minPrice: 15,
  maxPrice: 50,
  newOnly: true,
  bestSellersOnly: true,
  inStockOnly: false,
} as const;

export const Chosen: Story = {
  args: { value: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 €')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
  },
};

function Choosing({ value: first, onValueChange, ...rest }: CatalogueFiltersProps) {
  const [value, setValue] = useState(first);
  return (
    <CatalogueFilters
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

/** `onValueChange` is called for each step, `onValueCommit` once when the thumb is released. */
export const ByPrice: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
    // A browser fires `input` for each step of a drag and `change` at its end.
    for (const value of [29, 28]) await fireEvent.input(upper, { target: { value } });
    await expect(canvas.getByText('28 €')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent.change(upper);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ ...defaultFilters, maxPrice: 28 });
  },
};

export const ByBox: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Nouveautés uniquement'));
    await userEvent.click(canvas.getByText('Best-sellers uniquement'));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({
      ...defaultFilters,
      newOnly: true,
      bestSellersOnly: true,
    });
  },
};

/** Inert by the specification (section 4): the checkbox keeps its state and filters nothing. */
export const InStockOnly: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('En stock uniquement'));
    await expect(canvas.getByRole('checkbox', { name: 'En stock uniquement' })).toBeChecked();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ ...defaultFilters, inStockOnly: true });
  },
};

export const Reset: Story = {
  args: { value: { ...chosen, inStockOnly: true } },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser les filtres' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(defaultFilters);
    await expect(canvas.getByText('30 €')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Toutes les catégories');
  },
};
