import { pageDefaults } from '@nuee/domain';
import { openShopSettings, ownerPage, type PageParameters, respond } from '@nuee/domain/fixtures';
import { insideFrame } from '@nuee/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OwnPagePage from './OwnPagePage.tsx';

const meta = {
  title: 'Pages/Administration/Own page',
  component: OwnPagePage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/pages/about',
    session: 'owner',
    office: { readPage: respond.with(ownerPage), readSettings: respond.with(openShopSettings) },
  } satisfies PageParameters,
} satisfies Meta<typeof OwnPagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const previewIn = async (canvas: { getByTitle: (title: string) => HTMLElement }) =>
  within(await insideFrame(() => canvas.getByTitle('Aperçu sur téléphone')));

const of = (name: keyof typeof pageDefaults) =>
  ({
    route: `/admin/pages/${name}`,
    office: {
      readPage: respond.with({ ...ownerPage, name, content: pageDefaults[name] }),
      readSettings: respond.with(openShopSettings),
    },
  }) satisfies Partial<PageParameters>;

/** What is typed shows at once as the shop will show it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    const shown = await (await previewIn(canvas)).findByRole('heading', { level: 1, name: 'Les Flacons de Brest' });
    await userEvent.type(title, ' même');
    await expect(shown).toHaveTextContent('Les Flacons de Brest même');
    await userEvent.click(canvas.getByRole('button', { name: 'Tout remettre' }));
  },
};

/** Settings stand in the place of their names. */
export const Questions: Story = {
  parameters: of('faq'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Texte' });
    await expect(
      await (await previewIn(canvas)).findByRole('button', { name: /Comment passer commande/ }),
    ).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Home: Story = {
  parameters: { ...of('home'), chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Image');
    const page = await previewIn(canvas);
    await expect(await page.findByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible();
    await expect(page.queryByRole('img')).toBeNull();
  },
};

export const Promises: Story = {
  parameters: of('product'),
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('textbox', { name: 'Vos promesses' });
    await userEvent.type(lines, '{Enter}Préparé à Brest');
    await expect(await (await previewIn(canvas)).findByText('Préparé à Brest')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout remettre' }));
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
