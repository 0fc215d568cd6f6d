import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { States } from '../../testing/States.tsx';
import { Office } from '../Office/Office.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const meta = {
  title: 'Admin/Shared/FilterMenu',
  id: 'admin-filtermenu',
  tags: ['stable'],
  component: FilterMenu<string>,
  args: {
    label: 'Filtrer par statut',
    look: 'filter',
    value: '',
    onValueChange: fn(),
    options: [
      { value: '', label: 'Toutes' },
      { value: 'pending', label: 'En attente', tone: 'caution' },
      { value: 'shipped', label: 'Expédiée', tone: 'accent' },
    ],
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof FilterMenu<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(props: FilterMenuProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FilterMenu
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Filtering {...args} />,
};

export const Chooses: Story = {
  tags: ['!autodocs'],
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrer par statut' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Toutes' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Expédiée' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('shipped'));
    await expect(trigger).toHaveTextContent('Expédiée');
  },
};

export const Open: Story = {
  // Its guide frames it already.
  tags: ['!autodocs'],
  parameters: { ...framed(320), chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer par statut' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Narrowing: Story = { args: { value: 'pending' } };

export const AsASelect: Story = {
  args: {
    label: 'Toutes les catégories',
    look: 'select',
    options: [
      { value: '', label: 'Toutes les catégories' },
      { value: 'Fruités', label: 'Fruités' },
    ],
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={FilterMenu<string>}
      args={args}
      stories={{ Default, Narrowing, AsASelect }}
      interactive={['Default', 'AsASelect']}
    />
  ),
};
