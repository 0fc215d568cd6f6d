import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
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

/** A shop in service states what its cart charges. */
export const InService: Story = {
  args: { demonstration: false },
  parameters: {
    settings: { ...settingsInService, shipping: { fee: 6.5, freeAbove: 60 }, vat: { rate: 20, included: true } },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(
      /La livraison coûte 6,50.€, et elle est offerte au-dessus de 60,00.€ d’achat. .* TVA comprise et hors livraison/,
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
