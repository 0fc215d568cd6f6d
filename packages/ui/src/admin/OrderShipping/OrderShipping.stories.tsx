import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { OrderShipping } from './OrderShipping.tsx';

const meta = {
  title: 'Admin/OrderShipping',
  tags: ['stable'],
  component: OrderShipping,
  args: { status: 'processing', onShip: fn(async () => true), onCancel: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof OrderShipping>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = 'https://suivi.exemple.fr/1Z999';

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lien de suivi (facultatif)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Sans e-mail au client' })).not.toBeChecked();
  },
};

export const WithLink: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lien de suivi/ }), ` ${link} `);
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith({ trackingUrl: link, notify: true }));
  },
};

export const WithoutMail: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sans e-mail au client' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith({ notify: false }));
  },
};

/** Only an address that a mail may link to is accepted. */
export const WrongLink: Story = {
  parameters: framed(320),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Lien de suivi/ });
    await userEvent.type(field, 'suivi 1Z999');
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Le lien de suivi commence par https://.');
    await expect(args.onShip).not.toHaveBeenCalled();
  },
};

export const Shipped: Story = {
  args: { status: 'shipped', trackingUrl: link },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', link);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Annuler la commande' })).toBeVisible();
  },
};

/** The question says what happens to the stock and what the customer is told. */
/** Nothing is left to do. */
export const DeliveredAndRefunded: Story = {
  args: { status: 'delivered', refunded: true, trackingUrl: link },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: link })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const CancelledAfterAQuestion: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Annuler cette commande ?' }));
    await expect(dialog.getByText(/retournent en stock/)).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith({ notify: true }));
  },
};

export const Cancelled: Story = {
  args: { status: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/de retour en stock/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
