import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OwnPagesPage from './OwnPagesPage.tsx';

const meta = {
  title: 'Pages/Administration/Own pages',
  component: OwnPagesPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/pages',
    session: 'owner',
    office: {
      listPages: respond.with({
        items: [
          { name: 'home', version: 2, createdAt: '2026-01-12T09:00:00Z', who: 'claire@maison-nuee.example' },
          { name: 'about', version: 0 },
        ],
      }),
    },
  } satisfies PageParameters,
} satisfies Meta<typeof OwnPagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Modifier «\u00a0Accueil\u00a0»' });
    await expect(link).toHaveAttribute('href', '/admin/pages/home');
    await expect(canvas.getByText(/^Version 2, /)).toBeVisible();
    await expect(canvas.getByText(/^Texte d’origine/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
