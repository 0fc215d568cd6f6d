import { formatPrice } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stacked, stackedWithSelection } from '../../internal/bottleRow.css.ts';
import { framed } from '../../testing/framed.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SearchIcon } from '../Icon/icons.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Text } from '../Text/Text.tsx';
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
  tags: ['stable'],
  component: Table<Bottle>,
  args: {
    label: 'Flacons',
    columns,
    rows: bottles,
    rowKey: (bottle: Bottle) => bottle.name,
    stacked,
    count: '3 flacons',
  },
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

/** The selection stays while other rows are shown; « Tout sélectionner » unchecked clears all of it. */
export const Selectable: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await step('Selects a row, and another one among those found', async () => {
      await userEvent.click(box('Sélectionner Menthe Glaciale'));
      await userEvent.type(canvas.getByLabelText('Rechercher'), 'Caramel');
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Sélectionner Menthe Glaciale' })).toBeNull());
      await userEvent.click(box('Sélectionner Caramel Beurre Salé'));
    });
    await step('Shows all rows again', async () => {
      await userEvent.clear(canvas.getByLabelText('Rechercher'));
      await expect(box('Sélectionner Menthe Glaciale')).toBeChecked();
      await expect(box('Sélectionner Caramel Beurre Salé')).toBeChecked();
      await expect(box('Sélectionner Fraise des Bois')).not.toBeChecked();
    });
    await step('Selects all rows, then none', async () => {
      await userEvent.click(box('Tout sélectionner'));
      await expect(box('Sélectionner Fraise des Bois')).toBeChecked();
      await userEvent.click(box('Tout sélectionner'));
      await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
    });
  },
};

/** Below 1024 px, where there is no header, a bar above the rows selects all of them. */
export const SelectableOnAPhone: Story = {
  ...Selectable,
  args: { stacked: stackedWithSelection },
  play: async (context) => {
    await Selectable.play?.(context);
    for (const row of context.canvas.getAllByRole('row')) {
      const [name, price] = [/./, /€/].map((text) => within(row).getAllByText(text)[0]?.getBoundingClientRect());
      const box = within(row).getByRole('checkbox').getBoundingClientRect();
      await expect(price?.left).toBeGreaterThan(name?.left ?? 0);
      await expect(box.left).toBeGreaterThan(price?.right ?? box.left);
    }
  },
  parameters: framed(480),
  globals: { viewport: { value: 'phone' } },
};

/** Ascending, descending, and back. */
export const Sortable: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas, step }) => {
    const header = canvas.getByRole('columnheader', { name: 'Prix' });
    await step('Sorts by price, ascending', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('Sorts by price, descending', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Caramel Beurre Salé');
    });
    await step('Goes back to the original order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prix' }));
      await expect(header).not.toHaveAttribute('aria-sort');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
  },
};

/** Below 1024 px a select sorts the rows. */
export const SortableOnAPhone: Story = {
  ...Sortable,
  parameters: framed(480),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const sorting = canvas.getByLabelText('Trier par');
    const firstRow = () => canvas.getAllByRole('row')[0];
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await step('Sorts by price, descending', async () => {
      await userEvent.selectOptions(sorting, 'Prix, décroissant');
      await expect(firstRow()).toHaveTextContent('Caramel Beurre Salé');
    });
    await step('Goes back to the original order', async () => {
      await userEvent.selectOptions(sorting, 'Aucun tri');
      await expect(firstRow()).toHaveTextContent('Fraise des Bois');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const SortedDescending: Story = {
  args: { sort: { by: 'price', direction: 'descending' }, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,

  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(bottles.toSorted((a, b) => b.price - a.price)[0]?.name ?? '');
    await expect(canvas.getByRole('columnheader', { name: /^Prix/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Loading: Story = {
  args: { rows: [], loadingLabel: 'Chargement des flacons' },
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

const many: readonly Bottle[] = Array.from({ length: 120 }, (_, place) => ({
  name: `Composition ${place + 1}`,
  price: 10 + (place % 20),
  stock: place % 50,
}));

function Turning(props: TableProps<Bottle>) {
  const [page, setPage] = useState(1);
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set<string>());
  return (
    <>
      <Text>{`${selected.size} choisis`}</Text>
      <Table
        {...props}
        rows={props.rows.slice((page - 1) * 50, page * 50)}
        selection={{ selected, onSelectedChange, nameOf: ({ name }) => name }}
        pagination={<Pagination page={page} pages={3} onPageChange={setPage} />}
      />
    </>
  );
}

/** « Tout sélectionner » adds the rows of the page to the selection; unchecked, it clears all of it. */
export const InPages: Story = {
  args: { rows: many, count: '120 flacons', stacked: stackedWithSelection },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, step }) => {
    const all = () => canvas.getAllByRole('checkbox', { name: 'Tout sélectionner' })[0] ?? canvas.getByRole('table');
    const next = canvas.getByRole('button', { name: 'Page suivante' });
    await expect(canvas.getAllByRole('checkbox', { name: /^Sélectionner / })).toHaveLength(50);
    await expect(canvas.getByText('120 flacons')).toBeVisible();
    await step('Selects the first page', async () => {
      await userEvent.click(all());
      await expect(canvas.getByText('50 choisis')).toBeVisible();
    });
    await step('Turns to the second page', async () => {
      await userEvent.click(next);
      await expect(canvas.getByText('Page 2 sur 3')).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Composition 51 / })).toBeVisible();
      await expect(all()).not.toBeChecked();
    });
    await step('Adds the last page to the first', async () => {
      await userEvent.click(next);
      await expect(canvas.getAllByRole('checkbox', { name: /^Sélectionner / })).toHaveLength(20);
      await userEvent.click(all());
      await expect(canvas.getByText('70 choisis')).toBeVisible();
    });
    await step('Clears the selection', async () => {
      await userEvent.click(all());
      await expect(canvas.getByText('0 choisis')).toBeVisible();
    });
  },
};
