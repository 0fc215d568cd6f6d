import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Office } from '../Office/Office.tsx';
import { DetailPage } from './DetailPage.tsx';

const meta = {
  title: 'Admin/Shared/DetailPage',
  id: 'admin-detailpage',
  tags: ['stable'],
  component: DetailPage,
  args: {
    back: { href: '/admin/commandes', label: 'Commandes' },
    actions: (
      <Button variant="secondary" size="sm">
        Imprimer
      </Button>
    ),
    main: <Card title="Articles">Trois flacons.</Card>,
    aside: <Card title="Client">Camille Roussel</Card>,
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof DetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Commandes' })).toHaveAttribute('href', '/admin/commandes');
  },
};

export const MainOnly: Story = {
  args: { actions: undefined, aside: undefined },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trois flacons.')).toBeVisible();
    await expect(canvas.queryByText('Camille Roussel')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
