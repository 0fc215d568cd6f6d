import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import CategoriesPage from './CategoriesPage.tsx';

const meta = {
  title: 'Pages/Administration/Categories',
  component: CategoriesPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/categories', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 produits')).toBeVisible();
    await expect(canvas.getByText('6 catégories')).toBeVisible();
  },
};

/** No number is shown before the products are known. */
export const Loading: Story = {
  parameters: { data: { products: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des catégories');
    await expect(spinner).toBeVisible();
    await expect(canvas.queryByText('0 produit')).not.toBeInTheDocument();
  },
};

/** Leaving the page asks before an unsaved name is lost. */
export const LeavingAsks: Story = {
  play: async ({ canvas, step }) => {
    await step('Types a part of a new name', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Gourmands' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
      await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
      await userEvent.keyboard('Gourman');
    });
    await step('A link out of the page asks first, and « Annuler » keeps the name', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Menthes' }));
      const question = await canvas.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
      await expect(canvas.getByRole('textbox', { name: 'Nouveau nom de Gourmands' })).toHaveValue('Gourman');
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 produits')).toBeVisible();
  },
};
