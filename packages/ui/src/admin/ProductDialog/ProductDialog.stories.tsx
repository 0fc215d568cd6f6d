import { type AdminProductForm, emptyAdminProductForm } from '@nuee/domain';
import { categoryNames } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductDialog } from './ProductDialog.tsx';

const pear: AdminProductForm = {
  ...emptyAdminProductForm(),
  name: 'Poire Cardamome',
  category: 'Gourmands',
  price: '18,99',
  stock: '24',
  description: 'Poire mûre, cardamome verte et une pointe de miel.',
  flavors: 'Poire, Cardamome, Miel',
};

const meta = {
  title: 'Admin/Products/ProductDialog',
  id: 'admin-productdialog',
  tags: ['stable'],
  component: ProductDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onCancel: fn(),
    categories: categoryNames,
    onAdd: fn(),
    onRefuse: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ProductDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('dialog', { name: 'Ajouter un nouveau produit' }));

/** The first field has the focus, and every strength and size is ticked. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const parts = getDialog(canvasElement);
    await expect(parts.getByRole('textbox', { name: 'Nom du produit *' })).toHaveFocus();
    await expect(parts.getByRole('button', { name: 'Ajouter le produit' })).toBeVisible();
    await expect(parts.getAllByRole('checkbox', { checked: true })).toHaveLength(9);
  },
};

/** At most 672 px wide and 90 % of the window high. */
export const LeavesRoomOnADesktop: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('dialog', { name: 'Ajouter un nouveau produit' })
      .getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(672);
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
  },
};

/** Below 640 px it fills the window. */
export const FillsAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas
      .getByRole('dialog', { name: 'Ajouter un nouveau produit' })
      .getBoundingClientRect();
    await expect([left, top].map(Math.round)).toEqual([0, 0]);
    await expect(Math.round(width)).toBe(window.innerWidth);
    await expect(Math.round(height)).toBe(window.innerHeight);
  },
};

/** While it is being saved, neither a press nor Enter adds it again. */
export const SavesOnce: Story = {
  tags: ['!autodocs'],
  args: { initial: pear, onAdd: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const dialog = getDialog(canvasElement);
    const add = dialog.getByRole('button', { name: /Ajouter le produit/ });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom du produit *' }), '{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(add).toHaveAttribute('aria-busy', 'true');
  },
};

export const Filled: Story = {
  args: { initial: pear },
  play: async ({ canvasElement }) => {
    const dialog = getDialog(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Nom du produit *' })).toHaveValue(pear.name);
    await expect(dialog.getByRole('textbox', { name: 'Prix (€) *' })).toHaveValue(pear.price);
  },
};

export const AddsTheProduct: Story = {
  tags: ['!autodocs'],
  args: { initial: pear },
  play: async ({ args, canvasElement }) => {
    const dialog = getDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter le produit' }));
    await expect(args.onAdd).toHaveBeenCalledWith(pear, expect.any(Function));
  },
};

/** A stock of 0 is accepted, a price of 0 is not. */
export const Refused: Story = {
  args: { initial: { ...pear, stock: '', price: 'gratuit' } },
  play: async ({ args, canvasElement, step }) => {
    const dialog = getDialog(canvasElement);
    await step('Tries to add a product without a price', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ajouter le produit' }));
      await expect(args.onRefuse).toHaveBeenCalledWith('Veuillez remplir tous les champs obligatoires');
      await expect(args.onAdd).not.toHaveBeenCalled();
      const price = dialog.getByRole('textbox', { name: 'Prix (€) *' });
      await expect(price).toHaveFocus();
      await expect(price).toBeInvalid();
      await expect(price).toHaveAccessibleDescription('Indiquez un prix comme 12,50.');
    });
    await step('Types a price and adds it by Enter', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Prix (€) *' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Prix (€) *' }), '18.99{Enter}');
      await expect(args.onAdd).toHaveBeenCalledWith({ ...pear, stock: '', price: '18.99' }, expect.any(Function));
    });
  },
};

/** The page learns as soon as there is unsaved text. */
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await expect(args.onUnsavedChange).not.toHaveBeenCalled();
    await userEvent.type(getDialog(canvasElement).getByRole('textbox', { name: 'Nom du produit *' }), 'P');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getDialog(canvasElement).getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
