import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon, PlusIcon } from '../../primitives/Icon/icons.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { Office } from '../Office/Office.tsx';
import { ListToolbar } from './ListToolbar.tsx';

const meta = {
  title: 'Admin/ListToolbar',
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
    actions: (
      <>
        <Button size="sm" variant="secondary">
          <DownloadIcon size={16} />
          Exporter
        </Button>
        <Button size="sm">
          <PlusIcon size={16} />
          Ajouter un produit
        </Button>
      </>
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
  play: async ({ args, canvas }) => {
    const field = canvas.getByPlaceholderText('Rechercher un produit...');
    await userEvent.type(field, 'm');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('m');
  },
};

export const SearchOnly: Story = { args: { filter: undefined, actions: undefined } };
