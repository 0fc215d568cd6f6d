import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from './ContactDetails.tsx';

const meta = {
  title: 'Content/ContactDetails',
  tags: ['stable'],
  component: ContactDetails,
  args: {
    address: ['8 rue des Nuages', '44000 Nantes, France'],
    phone: '02 40 00 00 00',
    email: 'contact@maison-nuee.example',
    phoneHours: 'en semaine, de 9\u00a0h à 18\u00a0h',
    openingHours: ['Du lundi au vendredi\u00a0: 10:00-19:00', 'Samedi\u00a0: 10:00-18:00', 'Dimanche\u00a0: fermé'],
  },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /02.40/ })).toHaveAttribute('href', 'tel:+33240000000');
    await expect(canvas.getByRole('link', { name: 'contact@maison-nuee.example' })).toHaveAttribute(
      'href',
      'mailto:contact@maison-nuee.example',
    );
    // A finger finds them, too: they aren't part of a sentence (WCAG 2.5.8).
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByText(/Dimanche/)).toBeVisible();
  },
};
