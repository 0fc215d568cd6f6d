import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import AccessibilityPage from './AccessibilityPage.tsx';

const meta = {
  title: 'Pages/Shop/Accessibility',
  component: AccessibilityPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: {
    layout: 'fullscreen',
    route: '/accessibilite',
    settings: settingsInService,
  } satisfies PageParameters,
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
    await expect(canvas.getByText('partiellement conforme')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bonjour@flacons.example' })).toBeVisible();
    await expect(canvas.getByText(/appelez le 02\s98/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
