import { frozenNow } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgreedTerms } from './AgreedTerms.tsx';

const meta = {
  title: 'Content/AgreedTerms',
  tags: ['new'],
  component: AgreedTerms,
  args: {
    terms: {
      content:
        'Nos conditions.\n\n## Article 1. Objet\nLes Flacons de Brest SARL vend à des majeurs.\n\n## Article 2. Prix\nLa livraison coûte 4,99\u00a0€.',
      agreedAt: frozenNow,
    },
    recipient: 'Les Flacons de Brest SARL',
    onClose: fn(),
  },
} satisfies Meta<typeof AgreedTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Conditions acceptées le 15 janvier 2026' })).toBeVisible();
    await expect(canvas.getByText('La livraison coûte 4,99 €.')).toBeVisible();
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
