import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { OrderShipping } from './OrderShipping.tsx';

const meta = {
  title: 'Admin/Orders/OrderShipping',
  id: 'admin-ordershipping',
  tags: ['stable'],
  component: OrderShipping,
  args: {
    status: 'processing',
    onShip: fn(async () => true),
    onParcelsChange: fn(async () => true),
    onCancel: fn(async () => true),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof OrderShipping>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = 'https://suivi.exemple.fr/1Z999';
const dpdPage = 'https://trace.dpd.fr/fr/trace/01234567890123';
const sent = { carrier: 'dpd', number: '01234567890123' } as const;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Numéro ou lien de suivi (facultatif)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Sans e-mail au client' })).not.toBeChecked();
  },
};

/** The number of the first parcel chooses its carrier; that of the second is one that two carriers have. */
export const WithNumbers: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const ship = canvas.getByRole('button', { name: 'Marquer comme expédiée' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Numéro/ }), '6a 12345678901');
    await expect(canvas.getByRole('combobox', { name: 'Transporteur' })).toHaveDisplayValue('Colissimo / La Poste');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un colis' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /colis 2/ }), 'XY123456789FR');
    await userEvent.click(ship);
    const carrier = canvas.getByRole('combobox', { name: 'Transporteur du colis 2' });
    await expect(carrier).toHaveAccessibleDescription('Choisissez le transporteur de ce numéro.');
    await expect(args.onShip).not.toHaveBeenCalled();
    await userEvent.selectOptions(carrier, 'Chronopost');
    await userEvent.click(ship);
    const parcels = [
      { carrier: 'colissimo', number: '6A12345678901' },
      { carrier: 'chronopost', number: 'XY123456789FR' },
    ];
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith({ parcels, notify: true }));
  },
};

export const WithLink: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Numéro/ }), ` ${link} `);
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith({ parcels: [{ url: link }], notify: true }));
  },
};

export const WithoutMail: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sans e-mail au client' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith({ parcels: [], notify: false }));
  },
};

/** Only an address that a mail may link to is accepted. */
export const WrongLink: Story = {
  parameters: framed(320),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Numéro/ });
    await userEvent.type(field, 'suivi');
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme expédiée' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/un lien commence par https/);
    await expect(args.onShip).not.toHaveBeenCalled();
  },
};

export const Shipped: Story = {
  args: {
    status: 'shipped',
    parcels: [{ ...sent, url: dpdPage }, { url: link }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DPD 01234567890123' })).toHaveAttribute('href', dpdPage);
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', link);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    // It would slide below the pointer that has just sent the order.
    await expect(canvas.queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A cleared field takes its parcel away. */
export const ParcelsCorrected: Story = {
  ...Shipped,
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier les colis' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /colis 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(args.onParcelsChange).toHaveBeenCalledWith([sent]));
    await expect(await canvas.findByRole('button', { name: 'Modifier les colis' })).toBeVisible();
  },
};

export const ShippedWithoutNumber: Story = {
  tags: ['!autodocs'],
  args: { status: 'delivered' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un numéro de suivi' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Numéro/ }), sent.number);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(args.onParcelsChange).toHaveBeenCalledWith([sent]));
  },
};

/** Nothing is sent any more; cancelling puts its articles back in stock. */
export const RefundedBeforeShipping: Story = {
  args: { refunded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/n’est plus à expédier/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Marquer comme expédiée' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Annuler la commande' })).toBeVisible();
  },
};

/** The question says what happens to the stock and what the customer is told. */
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
