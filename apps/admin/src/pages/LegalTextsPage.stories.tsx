import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import LegalTextsPage from './LegalTextsPage.tsx';

const meta = {
  title: 'Pages/Administration/Legal texts',
  component: LegalTextsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/textes',
    session: 'owner',
    office: {
      listLegalTexts: respond.with({
        items: [
          { name: 'terms', version: 2, createdAt: '2026-01-12T09:00:00Z', who: 'claire@maison-nuee.example' },
          { name: 'notice', version: 0 },
        ],
      }),
    },
  } satisfies PageParameters,
} satisfies Meta<typeof LegalTextsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Modifier «\u00a0Conditions générales de vente\u00a0»' });
    await expect(link).toHaveAttribute('href', '/admin/textes/terms');
    await expect(canvas.getByText(/^Version 2, /)).toBeVisible();
    await expect(canvas.getByText(/^Texte d’origine/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
