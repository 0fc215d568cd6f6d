import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import SettingsPage from './SettingsPage.tsx';

const meta = {
  title: 'Pages/Administration/Settings',
  component: SettingsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/parametres', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures come from the domain's rules and can't be edited here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,99\u00a0€', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('au-dessus de 50,00\u00a0€', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('20\u00a0% du sous-total', { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('10, 30, 50, 100')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
    await expect(canvas.getByText('4,99\u00a0€', { normalizer: String })).toBeVisible();
  },
};
