import type { PageParameters } from '@nuee/domain/fixtures';
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
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Livraison et retours' })).toBeVisible();
    for (const row of [
      /^Standard 3-5\sjours ouvrés 4,90€$/,
      /^Express 24-48h 9,90€$/,
      /^Point relais 3-4\sjours 3,90€$/,
    ]) {
      await expect(canvas.getByRole('row', { name: row })).toBeVisible();
    }
    for (const rule of [
      /offerte à partir de 49€/,
      /hors livraison/,
      /France métropolitaine et en Belgique uniquement/,
      /avant 15.h, du lundi au vendredi/,
      /14.jours/,
      /sous 7.jours ouvrés/,
      /à votre charge, sauf pour un produit défectueux ou une erreur/,
    ]) {
      await expect(canvas.getByRole('main')).toHaveTextContent(rule);
    }
    await expect(canvas.getByRole('button', { name: /Quand suis-je remboursé/ })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
