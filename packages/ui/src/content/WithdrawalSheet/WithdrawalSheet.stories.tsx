import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

const meta = {
  title: 'Content/WithdrawalSheet',
  tags: ['new'],
  component: WithdrawalSheet,
  args: { recipient: 'Les Flacons de Brest SARL, 3 quai du Port, 29200 Brest, bonjour@flacons.example' },
} satisfies Meta<typeof WithdrawalSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Modèle de formulaire de rétractation' })).toBeVisible();
    await expect(canvas.getByText(/^À l’attention de Les Flacons de Brest SARL/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  },
};
