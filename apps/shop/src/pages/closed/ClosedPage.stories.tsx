import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import ClosedPage from './ClosedPage.tsx';

const meta = {
  title: 'Pages/Shop/Closed',
  component: ClosedPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: {
    layout: 'fullscreen',
    route: '/catalogue',
    settings: { ...settingsInService, closed: true },
  } satisfies PageParameters,
} satisfies Meta<typeof ClosedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the catalogue shows nothing of it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'La boutique ouvre bientôt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bonjour@flacons.example' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The legal notice stays, with the frame of every page. */
export const LegalNotice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mentions légales' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
