import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { SearchFields, type SearchFieldsProps } from './SearchFields.tsx';

const meta = {
  title: 'Admin/Products/SearchFields',
  id: 'admin-searchfields',
  tags: ['new'],
  component: SearchFields,
  args: {
    value: {},
    usual: { title: 'Poire', text: 'Une poire mûre, un peu de cardamome.' },
    path: '/produit/poire',
    onValueChange: () => {},
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  render: (args) => <Typed {...args} />,
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof SearchFields>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value, ...others }: SearchFieldsProps) {
  const [typed, setTyped] = useState(value);
  return (
    <SearchFields
      {...others}
      value={typed}
      onValueChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
    />
  );
}

/** Without words of its own, a page is shown with its name and its text. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const result = within(canvas.getByRole('figure', { name: 'Aperçu dans un moteur de recherche' }));
    await expect(result.getByText('Poire - Maison Nuée')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Titre pour les moteurs de recherche' }),
      'E-liquide poire et cardamome',
    );
    await expect(result.getByText('E-liquide poire et cardamome - Maison Nuée')).toBeVisible();
    await expect(canvas.getByText(/^28\ssignes, 60 au plus/)).toBeVisible();
  },
};

/** What is longer is cut off where a search engine would. */
export const TooLong: Story = {
  args: { value: { searchText: 'Une poire mûre. '.repeat(15) } },
  play: async ({ canvas }) => {
    const result = within(canvas.getByRole('figure'));
    await expect(result.getByText(/^Une poire mûre\..*…$/)).toBeVisible();
    await expect(canvas.getByText(/^239\ssignes, 160 au plus/)).toBeVisible();
  },
};
