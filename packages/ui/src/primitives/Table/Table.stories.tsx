import { formatPrice } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stacked } from '../../internal/bottleRow.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SearchIcon } from '../Icon/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Bottle {
  name: string;
  price: number;
  stock: number;
}

const bottles: readonly Bottle[] = [
  { name: 'Fraise des Bois', price: 14.5, stock: 45 },
  { name: 'Caramel Beurre Salé', price: 19.99, stock: 8 },
  { name: 'Menthe Glaciale', price: 18.99, stock: 0 },
];

const columns: readonly TableColumn<Bottle>[] = [
  { id: 'name', header: 'Produit', cell: ({ name }) => <strong>{name}</strong>, sortable: true, area: 'name' },
  { id: 'stock', header: 'Stock', cell: ({ stock }) => stock, area: 'stock' },
  { id: 'price', header: 'Prix', cell: ({ price }) => formatPrice(price), sortable: true, align: 'end', area: 'price' },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Bottle>,
  args: {
    label: 'Flacons',
    columns,
    rows: bottles,
    rowKey: (bottle: Bottle) => bottle.name,
    stacked,
    count: '3 flacons',
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Table<Bottle>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Flacons' }));
    await expect(table.getByRole('row', { name: /Caramel Beurre Salé/ })).toHaveTextContent('19,99');
    await expect(canvas.getByText('3 flacons')).toBeVisible();
  },
};

function Sorted(props: TableProps<Bottle>) {
  const [sort, setSort] = useState(props.sort ?? null);
  const way = sort?.direction === 'descending' ? -1 : 1;
  const rows =
    sort === null
      ? props.rows
      : props.rows.toSorted(
          (a, b) => way * (sort.by === 'price' ? a.price - b.price : a.name.localeCompare(b.name, 'fr')),
        );
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

function Selecting(props: TableProps<Bottle>) {
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set<string>());
  const [query, setQuery] = useState('');
  return (
    <>
      <TextField label="Rechercher" name="query" value={query} onValueChange={setQuery} />
      <Table
        {...props}
        rows={props.rows.filter(({ name }) => name.includes(query))}
        selection={{ selected, onSelectedChange, nameOf: ({ name }) => name }}
      />
    </>
  );
}

/** What is selected stays so while other rows are shown; unselecting all takes all of it back. */
export const Selectable: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Sélectionner Menthe Glaciale'));
    await userEvent.type(canvas.getByLabelText('Rechercher'), 'Caramel');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Sélectionner Menthe Glaciale' })).toBeNull());
    await userEvent.click(box('Sélectionner Caramel Beurre Salé'));
    await userEvent.clear(canvas.getByLabelText('Rechercher'));
    await expect(box('Sélectionner Menthe Glaciale')).toBeChecked();
    await expect(box('Sélectionner Caramel Beurre Salé')).toBeChecked();
    await expect(box('Sélectionner Fraise des Bois')).not.toBeChecked();
    if (window.innerWidth < 1024) return;
    await userEvent.click(box('Tout sélectionner'));
    await expect(box('Sélectionner Fraise des Bois')).toBeChecked();
    await userEvent.click(box('Tout sélectionner'));
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
  },
};

const firstRow = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('row')[1];

/** Ascending, descending, and back. */
export const Sortable: Story = {
  args: { onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    if (window.innerWidth < 1024) return;
    const header = canvas.getByRole('columnheader', { name: 'Prix' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow(canvasElement)).toHaveTextContent('Caramel Beurre Salé');
    await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
    await expect(header).not.toHaveAttribute('aria-sort');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  },
};

export const SortedDescending: Story = {
  args: { sort: { by: 'price', direction: 'descending' }, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
};

export const Loading: Story = {
  args: { rows: [], loading: 'Chargement des flacons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Flacons' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des flacons');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    count: '0 flacon',
    empty: <EmptyState icon={<SearchIcon size={32} />} title="Aucun flacon trouvé" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun flacon trouvé' })).toBeVisible();
  },
};

/** Only the rows near the window are in the document; scrolling brings the others. */
export const Long: Story = {
  args: {
    rows: Array.from({ length: 5_000 }, (_, place) => ({
      name: `Composition ${place + 1}`,
      price: 10 + (place % 20),
      stock: place % 50,
    })),
    count: '5\u202f000 flacons',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: /Composition 1 / })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await canvas.findByRole('row', { name: /Composition 5000/ });
    await expect(last).toHaveAttribute('aria-rowindex', '5001');
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Composition 1 / })).toBeVisible());
  },
};

/** It begins further down, as a shared address may ask for, and tells what stands first from then on. */
export const LongFromTheMiddle: Story = {
  args: { ...Long.args, firstRow: 3_000, onFirstRowChange: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => {
      const { top, bottom } = canvas.getByRole('row', { name: /Composition 3001 / }).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await waitFor(() => expect(args.onFirstRowChange).toHaveBeenLastCalledWith(3_000));
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Composition 1 / })).toBeVisible());
    await waitFor(() => expect(args.onFirstRowChange).toHaveBeenLastCalledWith(0));
  },
};

/** Who scrolls at once is not led back to where it began. */
export const LongLeftAtOnce: Story = {
  args: { ...LongFromTheMiddle.args },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: /Composition 3001 / })).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Composition 1 / })).toBeVisible());
    await waitFor(() => expect(args.onFirstRowChange).toHaveBeenLastCalledWith(0));
    await expect(window.scrollY).toBe(0);
  },
};
