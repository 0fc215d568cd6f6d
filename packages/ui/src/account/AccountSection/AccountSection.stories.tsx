import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './AccountSection.tsx';

const meta = {
  title: 'Account/AccountSection',
  tags: ['stable'],
  component: AccountSection,
  args: {
    title: 'Informations personnelles',
    description: 'Elles préremplissent vos prochaines commandes.',
    children: 'Camille Roussel',
  },
} satisfies Meta<typeof AccountSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Informations personnelles' })).toBeVisible();
  },
};

export const TitleOnly: Story = {
  render: ({ description: _, ...args }) => <AccountSection {...args} />,

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Informations personnelles' })).toBeVisible();
    await expect(canvas.queryByText(/préremplissent/)).toBeNull();
  },
};
