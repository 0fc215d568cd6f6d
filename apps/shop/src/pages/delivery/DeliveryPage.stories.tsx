import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import DeliveryPage from './DeliveryPage.tsx';

const meta = {
  title: 'Pages/Shop/Delivery and returns',
  component: DeliveryPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/livraison' } satisfies PageParameters,
} satisfies Meta<typeof DeliveryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Livraison et retours' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
