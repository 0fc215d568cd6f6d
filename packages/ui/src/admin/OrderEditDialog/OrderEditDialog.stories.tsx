import { editedOrder } from '@nuee/domain/fixtures';
import type { EditedOrder } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OrderEditDialog, type OrderEditDialogProps } from './OrderEditDialog.tsx';

const does = (change: Partial<EditedOrder>): EditedOrder => ({ ...editedOrder, isChanged: true, ...change });
const unpaid = { ...editedOrder.order, paymentStatus: 'pending' as const, isPaid: false };

const meta = {
  title: 'Admin/Orders/OrderEditDialog',
  id: 'admin-ordereditdialog',
  tags: ['new'],
  component: OrderEditDialog,
  args: {
    edited: editedOrder,
    onPreview: fn<OrderEditDialogProps['onPreview']>(async () =>
      does({
        owed: { itemsPrice: 17.99, shippingPrice: 4.99, taxPrice: 3.6, totalPrice: 26.58 },
        refund: 21.59,
        stock: [{ name: 'Caramel Beurre Salé, 10\u00a0ml · 3\u00a0mg/ml', pieces: 1 }],
      }),
    ),
    onEdit: fn<OrderEditDialogProps['onEdit']>(async () => true),
    onDismiss: fn(),
  },
} satisfies Meta<typeof OrderEditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Modifier la commande CMD-2026-012' }));
const caramel = /^Caramel Beurre Salé, 10\sml/;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, step }) => {
    const dialog = await open();
    const pieces = dialog.getByRole('textbox', { name: caramel });
    await step('A piece less: the dialog says first what follows', async () => {
      await userEvent.clear(pieces);
      await userEvent.type(pieces, '1');
      await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
      const says = dialog.getByRole('status');
      await expect(says).toHaveTextContent(/Le total passe de 48,17\s€ à 26,58\s€/);
      await expect(says).toHaveTextContent(/Un avoir de 21,59\s€ est émis\./);
      await expect(says).toHaveTextContent(/3\smg\/ml\s: 1 flacon en stock de nouveau\./);
      await expect(says).toHaveTextContent('Camille Martin en est informé par e-mail.');
      await expect(args.onEdit).not.toHaveBeenCalled();
    });
    await step('The button repeats the amount, and sends what was previewed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Modifier et rembourser 21,59\s€/ }));
      const [edit] = args.onEdit.mock.lastCall ?? [];
      await expect(edit).toEqual({
        version: 1,
        lines: [{ lineId: '3', quantity: 1, size: 10, nicotineStrength: 3 }],
      });
    });
    await step('A further change has to be looked at again', async () => {
      await userEvent.type(pieces, '0');
      await expect(dialog.getByRole('button', { name: 'Voir ce qui change' })).toBeVisible();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** Another variant, another delivery and another address of an order that isn’t paid yet. */
export const Unpaid: Story = {
  args: {
    edited: { ...editedOrder, order: unpaid },
    onPreview: fn<OrderEditDialogProps['onPreview']>(async () =>
      does({
        order: unpaid,
        owed: { itemsPrice: 35.98, shippingPrice: 9.9, taxPrice: 7.2, totalPrice: 53.08 },
        stock: [{ name: 'Caramel Beurre Salé, 10\u00a0ml · 6\u00a0mg/ml', pieces: -2 }],
      }),
    ),
  },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Variante/ }),
      dialog.getByRole('option', { name: /6\smg\/ml/ }),
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Mode de livraison' }),
      dialog.getByRole('option', { name: /^Express/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier l’adresse de livraison' }));
    const city = dialog.getByRole('textbox', { name: 'Ville' });
    await userEvent.clear(city);
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
    await expect(city).toHaveAccessibleDescription('Remplissez ce champ.');
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.type(city, 'Brest');
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
    const [edit] = args.onPreview.mock.lastCall ?? [];
    await expect(edit).toMatchObject({
      lines: [{ quantity: 2, nicotineStrength: 6 }],
      deliveryMethod: 'express',
      shippingAddress: { city: 'Brest' },
    });
    await expect(dialog.getByRole('status')).toHaveTextContent('La commande n’a pas encore de facture');
    await expect(dialog.getByRole('status')).toHaveTextContent(/6\smg\/ml\s: 2 flacons pris en stock\./);
    await expect(dialog.getByRole('button', { name: /^Modifier, 53,08\s€ à payer/ })).toBeVisible();
  },
};

/** What the shop refuses stands at its field. */
export const Refused: Story = {
  args: {
    onPreview: fn<OrderEditDialogProps['onPreview']>(async (_edit, refuse) => {
      refuse('lines', 'Il ne reste aucun article\u00a0: annulez plutôt la commande.');
      return undefined;
    }),
  },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /^Retirer\s: Caramel/ }));
    const pieces = dialog.getByRole('textbox', { name: caramel });
    await expect(pieces).toHaveAccessibleDescription('L’article est retiré.');
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
    await expect(pieces).toHaveAccessibleDescription(/^Il ne reste aucun article/);
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** An edit that changes nothing can’t be saved. */
export const Unchanged: Story = {
  args: { onPreview: fn<OrderEditDialogProps['onPreview']>(async () => editedOrder) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Rien ne change');
    await expect(dialog.getByRole('button', { name: 'Voir ce qui change' })).toBeVisible();
  },
};
