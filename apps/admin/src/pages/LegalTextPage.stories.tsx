import { openShopSettings, ownerLegalText, type PageParameters, respond } from '@nuee/domain/fixtures';
import { insideFrame } from '@nuee/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import LegalTextPage from './LegalTextPage.tsx';

const meta = {
  title: 'Pages/Administration/Legal text',
  component: LegalTextPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/textes/terms',
    session: 'owner',
    office: { readLegalText: respond.with(ownerLegalText), readSettings: respond.with(openShopSettings) },
  } satisfies PageParameters,
} satisfies Meta<typeof LegalTextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const previewIn = async (canvas: { getByTitle: (title: string) => HTMLElement }) =>
  within(await insideFrame(() => canvas.getByTitle('Aperçu sur téléphone')));

/** The settings stand in the place of their names. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Contenu' })).toHaveValue(ownerLegalText.content);
    await expect(await (await previewIn(canvas)).findByText(/Les Flacons de Brest SARL vend/)).toBeVisible();
  },
};

/** What is typed shows at once as the shop will show it. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Contenu' }), ' **Merci !**');
    await expect(await (await previewIn(canvas)).findByText('Merci !', { selector: 'strong' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
