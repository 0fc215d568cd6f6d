import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import WithdrawalPage from './WithdrawalPage.tsx';

const meta = {
  title: 'Pages/Shop/Withdrawal',
  component: WithdrawalPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: {
    layout: 'fullscreen',
    route: '/retractation',
    settings: settingsInService,
  } satisfies PageParameters,
} satisfies Meta<typeof WithdrawalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser sends it to the API: only the reason may be left out. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form', { name: 'Rétractation' });
    await expect(form.method).toBe('post');
    await expect(new URL(form.action).pathname).toBe('/api/withdrawals/form');
    for (const name of ['Numéro de commande', 'Nom', 'Email'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Motif (facultatif)' })).not.toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Confirmer la rétractation' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
