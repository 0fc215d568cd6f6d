import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = {
  title: 'Admin/Shell/CommandPalette',
  id: 'admin-commandpalette',
  tags: ['new'],
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    query: 'ca',
    onQueryChange: fn(),
    onChoose: fn(),
    found: [
      {
        label: 'Commandes',
        items: [
          { href: '/admin/commandes/4', label: 'CMD-2026-004', detail: 'Camille Roussel · 45,98\u00a0€' },
          { href: '/admin/commandes/2', label: 'CMD-2026-002', detail: 'Camille Roussel · 19,99\u00a0€' },
        ],
      },
      {
        label: 'Clients',
        items: [{ href: '/admin/utilisateurs/1', label: 'Camille Roussel', detail: 'camille.roussel@mail.example' }],
      },
      {
        label: 'Produits',
        items: [{ href: '/admin/produits/3', label: 'Caramel Beurre Salé', detail: 'Gourmands' }],
      },
      { label: 'Écrans', items: [{ href: '/admin/categories', label: 'Catégories' }] },
    ],
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Commande, client, produit ou écran' });
    const list = within(canvas.getByRole('listbox', { name: 'Résultats' }));
    const selected = () => list.getByRole('option', { selected: true });
    await step('the first one is chosen, and heard from the field', async () => {
      await expect(field).toHaveFocus();
      await expect(selected()).toHaveTextContent('CMD-2026-004');
      await expect(field).toHaveAttribute('aria-activedescendant', selected().id);
      await expect(within(list.getByRole('group', { name: 'Clients' })).getAllByRole('option')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('5 résultats');
    });
    await step('the arrows go round, Enter goes', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(selected()).toHaveTextContent('Catégories');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('/admin/commandes/2');
      await expect(field).toHaveFocus();
    });
  },
};

export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Caramel/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('/admin/produits/3');
    await userEvent.type(canvas.getByRole('combobox'), 'm');
    await expect(args.onQueryChange).toHaveBeenCalledWith('cam');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NothingFound: Story = {
  args: { query: 'zzz', found: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucun résultat');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Searching: Story = {
  args: { note: 'Recherche en cours', found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche en cours');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
