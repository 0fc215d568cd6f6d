import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { CartLink } from './CartLink.tsx';

const meta = {
  title: 'Commerce/Page frame/CartLink',
  id: 'commerce-cartlink',
  tags: ['stable'],
  component: CartLink,
  args: { count: 2 },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Panier, 2 articles' })).toHaveAttribute('href', '/panier');
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Panier');
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const OnePiece: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Panier, 1 article');
  },
};

/** The badge stops at « 99+ »; the accessible name has the whole number. */
export const ManyPieces: Story = {
  args: { count: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Panier, 150 articles');
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** In the drawer of small windows. */
export const Line: Story = { args: { layout: 'line' } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={CartLink}
      args={args}
      stories={{ Default, Empty, OnePiece, ManyPieces, Line }}
      interactive={['Default', 'Line']}
    />
  ),
};
