import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../primitives/Icon/icons.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { Office } from '../Office/Office.tsx';
import { ListToolbar } from './ListToolbar.tsx';

const meta = {
  title: 'Admin/Shared/ListToolbar',
  id: 'admin-listtoolbar',
  tags: ['stable'],
  component: ListToolbar,
  args: {
    searchLabel: 'Rechercher un produit',
    query: '',
    onQueryChange: fn(),
    filter: (
      <FilterMenu
        label="Toutes les catégories"
        value=""
        onValueChange={fn()}
        options={[
          { value: '', label: 'Toutes les catégories' },
          { value: 'Fruités', label: 'Fruités' },
        ]}
      />
    ),
    onExport: fn(),
    action: (
      <Button size="sm">
        <PlusIcon size={16} />
        Ajouter un produit
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const SearchesAndExports: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByPlaceholderText('Rechercher un produit...');
    await userEvent.type(field, 'm');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('m');
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { query: 'pistache' },
  render: (args) => <ListToolbar {...args} filter={undefined} action={undefined} onExport={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled();
  },
};

export const WithSelection: Story = {
  args: { selectedCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exporter (2)' })).toBeEnabled();
  },
};
