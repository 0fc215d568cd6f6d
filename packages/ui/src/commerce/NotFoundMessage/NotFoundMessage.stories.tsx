import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundMessage } from './NotFoundMessage.tsx';

const meta = {
  title: 'Commerce/Shared/NotFoundMessage',
  id: 'commerce-notfoundmessage',
  tags: ['stable'],
  component: NotFoundMessage,
  args: { homeHref: '/', product: products[6] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oups ! Page non trouvée' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  },
};

/** A shop without products. */
export const CloudAlone: Story = {
  args: { product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oups ! Page non trouvée' })).toBeVisible();
  },
};
