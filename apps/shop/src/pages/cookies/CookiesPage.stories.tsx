import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import CookiesPage from './CookiesPage.tsx';

const meta = {
  title: 'Pages/Shop/Cookies',
  component: CookiesPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/cookies' } satisfies PageParameters,
} satisfies Meta<typeof CookiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    // Every key that the shop writes into the browser's storage.
    for (const name of [
      'ageVerified',
      'cart',
      'removedCartItems',
      'checkoutDraft',
      'submission',
      'unpaidOrders',
      'token, userRole',
      'userName, userEmail',
    ]) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
