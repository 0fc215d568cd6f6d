import { type PageParameters, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import TermsPage from './TermsPage.tsx';

const meta = {
  title: 'Pages/Shop/Terms of sale',
  component: TermsPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/conditions-generales' } satisfies PageParameters,
} satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2, name: /^Article \d/ })).toHaveLength(7);
    await expect(canvas.getByText(/La carte est débitée à la validation/)).toBeVisible();
  },
};

/** A shop in service names its company and its mediator. */
export const InService: Story = {
  args: { demonstration: false },
  parameters: { settings: settingsInService } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/entre Les Flacons de Brest SARL, 3 quai du Port/)).toBeVisible();
    await expect(canvas.getByText(/saisir gratuitement.*Médiation Bretagne, 5 rue du Pont/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://mediation.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute(
      'href',
      '/retractation',
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
