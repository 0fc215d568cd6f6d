import { standardTerms } from '@nuee/domain';
import { addresses, ownerProduct, ownerProductWithVariants } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { OrderEntry, type OrderEntryProps } from './OrderEntry.tsx';

const known = { _id: 'user-11', name: 'Camille Roussel', email: 'camille.roussel@mail.example' };
const method = { text: '', countries: ['France'], active: true };
const withMethods = {
  ...standardTerms,
  delivery: {
    countries: ['France'],
    methods: [
      { id: 'colissimo', kind: 'home', name: 'Colissimo', fee: 6, ...method },
      { id: 'relais', kind: 'relay', name: 'Mondial Relay', fee: 3.9, ...method },
    ] satisfies NonNullable<OrderEntryProps['terms']['delivery']>['methods'],
  },
};

const meta = {
  title: 'Admin/Orders/OrderEntry',
  id: 'admin-orderentry',
  tags: ['new'],
  component: OrderEntry,
  args: {
    products: [ownerProduct, ownerProductWithVariants],
    terms: standardTerms,
    onFind: fn<OrderEntryProps['onFind']>(async () => [known]),
    onChoose: fn<OrderEntryProps['onChoose']>(async () => addresses.camille),
    onEnter: fn<OrderEntryProps['onEnter']>(async () => true),
    receives: true,
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '60rem' },
} satisfies Meta<typeof OrderEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Two bottles of « Poire Cardamome », the only product of the order unless another follows. */
async function choose(canvas: Canvas, pieces: string): Promise<void> {
  const line = within(canvas.getByRole('group', { name: 'Article 1' }));
  await userEvent.selectOptions(line.getByRole('combobox', { name: 'Produit' }), 'Poire Cardamome');
  const field = line.getByRole('textbox', { name: 'Pièces' });
  await userEvent.clear(field);
  await userEvent.type(field, pieces);
}

async function pick(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Client connu/ }), 'roussel{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: /^Camille Roussel/ }));
}

/** A known customer: her address is filled in, and the page says what follows before anything is saved. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas, step }) => {
    const says = canvas.getAllByRole('status').at(-1);
    await step('Finds the customer; her address follows', async () => {
      await pick(canvas);
      await expect(args.onFind).toHaveBeenCalledWith('roussel');
      await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveValue(addresses.camille.city);
      await expect(says).toHaveTextContent('le total paraîtra ici');
    });
    await step('Chooses what she asks for, and says the total', async () => {
      await choose(canvas, '2');
      await expect(says).toHaveTextContent(/Total\s: 21,55\s€, dont 4,99\s€ de livraison/);
      await expect(says).toHaveTextContent(/2 flacons pris en stock/);
      await expect(says).toHaveTextContent(/Camille Roussel reçoit la commande par e-mail, avec vos coordonnées/);
    });
    await step('Saves what was said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer, 21,55\s€ à payer/ }));
      const [entry] = args.onEnter.mock.lastCall ?? [];
      await expect(entry).toMatchObject({
        ...{ userId: known._id, totalPrice: 21.55, shippingAddress: addresses.camille },
        lines: [{ productId: '11', quantity: 2, size: 10, nicotineStrength: 0 }],
      });
    });
  },
};

/** A new customer has paid already, fetches her parcel at a relay point, and is billed elsewhere. */
export const NewCustomer: Story = {
  tags: ['!autodocs'],
  args: { terms: withMethods },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nouveau client/ }), 'ines@mail.example');
    await choose(canvas, '1');
    for (const [name, text] of [
      ['Prénom', 'Inès'],
      ['Nom', 'Faure'],
      ['Adresse', '4 rue des Lilas'],
      ['Code postal', '69001'],
      ['Ville', 'Lyon'],
      ['Téléphone', '0601020304'],
    ] as const)
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Facturer à une autre adresse' }));
    const billing = within(canvas.getByRole('group', { name: 'Adresse de facturation' }));
    await expect(billing.getByRole('textbox', { name: 'Ville' })).toHaveValue('Lyon');
    const delivery = canvas.getByRole('combobox', { name: 'Mode de livraison' });
    await userEvent.selectOptions(delivery, within(delivery).getByRole('option', { name: /^Mondial Relay/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du point relais' }), 'Tabac de la Gare');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse du point relais' }), '4 place de la Gare, Lyon');
    await userEvent.click(canvas.getByRole('radio', { name: /^Déjà payée/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Référence du virement' }), 'VIR 118');
    const says = canvas.getAllByRole('status').at(-1);
    await expect(says).toHaveTextContent('ines@mail.example reçoit une invitation');
    await expect(says).toHaveTextContent('La facture est émise aussitôt');
    await userEvent.click(canvas.getByRole('button', { name: /déjà payés$/ }));
    const [entry] = args.onEnter.mock.lastCall ?? [];
    await expect(entry).toMatchObject({
      ...{ email: 'ines@mail.example', deliveryMethod: 'relais', paid: { reference: 'VIR 118' } },
      relayPoint: { name: 'Tabac de la Gare' },
    });
  },
};

/** What is missing, and what the shop refuses, stands at its field; nothing is saved. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    onEnter: fn<OrderEntryProps['onEnter']>(async (_entry, refuse) => {
      refuse('lines', 'Poire Cardamome, 10\u00a0ml · 0\u00a0mg/ml\u00a0: il n’en reste que 1.');
      return false;
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la commande' }));
    await expect(canvas.getByRole('textbox', { name: /^Nouveau client/ })).toHaveAccessibleDescription(
      'Indiquez une adresse e-mail.',
    );
    await expect(canvas.getByRole('combobox', { name: 'Produit' })).toHaveAccessibleDescription(
      'Choisissez un article.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveAccessibleDescription('Remplissez ce champ.');
    await pick(canvas);
    await choose(canvas, '25');
    const pieces = canvas.getByRole('textbox', { name: 'Pièces' });
    await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer/ }));
    await expect(pieces).toHaveAccessibleDescription('Il n’en reste que 24.');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await choose(canvas, '2');
    await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer/ }));
    await expect(pieces).toHaveAccessibleDescription(/il n’en reste que 1\.$/);
  },
};

/** Several articles; another customer after all, who isn’t known. */
export const SecondThoughts: Story = {
  tags: ['!autodocs'],
  args: { onFind: fn<OrderEntryProps['onFind']>(async (text) => (text === 'roussel' ? [known] : [])) },
  play: async ({ canvas }) => {
    await pick(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de client' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Client connu/ }), 'faure');
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher' }));
    await expect(await canvas.findByText('Aucun client trouvé.')).toBeVisible();
    await choose(canvas, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await expect(canvas.getByRole('group', { name: 'Article 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’article 1' }));
    await expect(canvas.getByRole('combobox', { name: 'Produit' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /^Retirer/ })).toBeNull();
  },
};

/** Staff who don’t see to payments: the order waits for its transfer. */
export const ByStaff: Story = {
  tags: ['!autodocs'],
  args: { receives: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Paiement' })).toBeNull();
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
