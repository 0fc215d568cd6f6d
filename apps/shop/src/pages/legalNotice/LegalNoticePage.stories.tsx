import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import LegalNoticePage from './LegalNoticePage.tsx';

const meta = {
  title: 'Pages/Shop/Legal notice',
  component: LegalNoticePage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/mentions-legales' } satisfies PageParameters,
} satisfies Meta<typeof LegalNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  },
};

/** A shop in service shows what its owner has set, and invents nothing. */
export const InService: Story = {
  args: { demonstration: false },
  parameters: { settings: settingsInService } satisfies PageParameters,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    await expect(page).toHaveTextContent('Les Flacons de Brest SARL au capital de 5 000 €.');
    await expect(page).toHaveTextContent('RCS Brest 000 000 001. SIRET 000 000 001 00011.');
    await expect(page).toHaveTextContent('Nolwenn Le Goff, gérante.');
    await expect(page).toHaveTextContent('Le site est hébergé par Port Numérique SAS');
    await expect(page).not.toHaveTextContent(/imaginée|Hélène Marchand|Nuages/);
  },
};

/** What the owner hasn't set is left out. */
export const NothingSet: Story = {
  args: { demonstration: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Hébergement' })).toBeNull();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/Téléphone|Siège|RCS|capital/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
