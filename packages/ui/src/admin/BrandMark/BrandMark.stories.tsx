import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopNameProvider } from '../../internal/ShopNameContext.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Admin/Shell/BrandMark',
  id: 'admin-brandmark',
  tags: ['stable'],
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maison Nuée' })).toBeVisible();
  },
};

/** A shop in service has a name of its own. */
export const OwnName: Story = {
  decorators: [
    (Part) => (
      <ShopNameProvider name="Les Flacons de Brest">
        <Part />
      </ShopNameProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Les Flacons de Brest' })).toHaveTextContent('L');
  },
};
