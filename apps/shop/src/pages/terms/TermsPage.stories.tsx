import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import TermsPage from './TermsPage.tsx';

const meta = {
  title: 'Pages/Shop/Terms of sale',
  component: TermsPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/conditions-generales' } satisfies PageParameters,
} satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2, name: /^Article \d/ })).toHaveLength(7);
    await expect(canvas.getByText(/La carte est débitée à la validation/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
