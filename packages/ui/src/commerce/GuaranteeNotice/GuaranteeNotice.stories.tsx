import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

const meta = {
  title: 'Commerce/Shared/GuaranteeNotice',
  id: 'commerce-guaranteenotice',
  tags: ['new'],
  component: GuaranteeNotice,
} satisfies Meta<typeof GuaranteeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Garantie légale de conformité' })).toBeVisible();
    await expect(canvas.getByText(/^Deux ans au moins/)).toBeVisible();
    await expect(canvas.getByText(/^Le consommateur dispose d’un délai de deux ans/)).not.toBeVisible();
  },
};

/** In the terms of sale the box of the law is read at once. */
export const LawOpen: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { open: true, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Le consommateur dispose d’un délai de deux ans/)).toBeVisible();
    await expect(canvas.getByText(/articles 1641 à 1649 du code civil/)).toBeVisible();
  },
};
