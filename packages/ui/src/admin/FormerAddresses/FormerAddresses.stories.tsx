import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { FormerAddresses, type FormerAddressesProps } from './FormerAddresses.tsx';

const meta = {
  title: 'Admin/Settings/FormerAddresses',
  id: 'admin-formeraddresses',
  tags: ['new'],
  component: FormerAddresses,
  args: { redirects: [{ from: '/parfums/mangue.html', to: '/produit/mangue' }], onSave: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof FormerAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Ancienne adresse → nouvelle adresse';

/** A list is pasted below what there is; it is saved as a whole. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveValue('/parfums/mangue.html → /produit/mangue');
    await userEvent.type(field, '{End}{Enter}https://ancienne.example/faq.php -> /faq');
    await expect(canvas.getByText(/^2\sadresses en tout/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publier ces adresses' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { from: '/parfums/mangue.html', to: '/produit/mangue' },
        { from: '/faq.php', to: '/faq' },
      ],
      expect.any(Function),
    );
  },
};

/** The line that can't be is named, and nothing is saved. */
export const RefusesALine: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await userEvent.type(field, '{End}{Enter}/catalogue → /faq');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier ces adresses' }));
    await expect(field).toHaveAccessibleDescription('Ligne 2\u00a0: /catalogue est une page de cette boutique.');
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The API knows the products: what it refuses is marked too. */
export const RefusedByTheShop: Story = {
  args: {
    redirects: [],
    onSave: fn<FormerAddressesProps['onSave']>(async (_redirects, refuse) => {
      refuse('redirects', '/produit/mangue est l’adresse d’un produit.');
      return false;
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await userEvent.type(field, '/produit/mangue → /faq');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier ces adresses' }));
    await expect(field).toHaveAccessibleDescription('/produit/mangue est l’adresse d’un produit.');
  },
};
