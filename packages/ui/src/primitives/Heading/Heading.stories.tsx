import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  tags: ['stable'],
  component: Heading,
  args: { level: 1, children: 'Caramel Beurre Salé' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Display: Story = { args: { size: 'display', children: 'L’univers gourmand de Maison Nuée' } };

export const Second: Story = { args: { level: 2, children: 'Nos Best-Sellers' } };

export const Third: Story = { args: { level: 3, children: 'Adresse de livraison' } };

export const Fourth: Story = { args: { level: 4, children: 'Vanille Bourbon' } };

export const LooksUnlikeItsLevel: Story = {
  args: { level: 3, size: 'name', children: 'Vanille Bourbon' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Vanille Bourbon' })).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Heading} args={args} stories={{ Default, Display, Second, Third, Fourth }} />,
};
