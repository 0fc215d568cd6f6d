import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ViewMenu } from './ViewMenu.tsx';

const meta = {
  title: 'Admin/Shared/ViewMenu',
  id: 'admin-viewmenu',
  tags: ['new'],
  component: ViewMenu,
  args: {
    views: [
      { name: 'Toutes les commandes', search: '' },
      { name: 'À expédier', search: '?statut=toShip' },
    ],
    saved: [{ name: 'Lyon, en attente', search: '?recherche=lyon&statut=pending' }],
    current: '',
    onOpen: fn(),
    onSave: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ViewMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Vue/ }));
  return within(await screen.findByRole('menu'));
};

export const MenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect((await open(canvas)).getByRole('menuitemradio', { name: 'Toutes les commandes' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Chooses a saved view', async () => {
      const menu = await open(canvas);
      await expect(menu.getByRole('menuitemradio', { name: 'Toutes les commandes' })).toBeChecked();
      await userEvent.click(menu.getByRole('menuitemradio', { name: 'Lyon, en attente' }));
    });
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('?recherche=lyon&statut=pending'));
  },
};

export const Saves: Story = {
  args: { current: '?statut=shipped' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('button', { name: /^Vue\s: non enregistrée$/ })).toBeVisible();
    await step('Asks to save the current view', async () => {
      const menu = await open(canvas);
      await userEvent.click(menu.getByRole('menuitem', { name: 'Enregistrer cette vue…' }));
    });
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    await userEvent.type(name, ' En route {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('En route');
  },
};

export const Forgets: Story = {
  args: { current: '?recherche=lyon&statut=pending' },
  play: async ({ args, canvas, step }) => {
    await step('Deletes the current view', async () => {
      const menu = await open(canvas);
      await userEvent.click(menu.getByRole('menuitem', { name: /^Oublier/ }));
    });
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(args.saved[0]));
  },
};
