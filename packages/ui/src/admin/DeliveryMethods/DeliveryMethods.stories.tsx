import type { Delivery } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { DeliveryMethods } from './DeliveryMethods.tsx';

const delivery: Delivery = {
  methods: [
    {
      id: 'colissimo',
      kind: 'home',
      name: 'Colissimo à domicile',
      text: '2 à 3\u00a0jours ouvrés',
      fee: 4.9,
      freeAbove: 50,
      countries: ['France', 'Belgique'],
      maxWeight: 5_000,
      active: true,
    },
    {
      id: 'chronopost',
      kind: 'express',
      name: 'Chronopost',
      text: 'Le lendemain',
      fee: 9.9,
      countries: ['France'],
      active: false,
    },
  ],
  countries: ['France', 'Belgique'],
};

const meta = {
  title: 'Admin/Settings/DeliveryMethods',
  id: 'admin-deliverymethods',
  tags: ['new'],
  component: DeliveryMethods,
  args: { delivery, onSave: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof DeliveryMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Modes de livraison' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/4,90 €, offerte au-dessus de 50,00 € · France, Belgique · jusqu’à 5 kg/);
    await expect(rows[1]).toHaveTextContent('Non proposé');
  },
};

/** The one fee of the settings holds until there is a method. */
export const None: Story = {
  args: { delivery: { ...delivery, methods: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/toute commande paie les frais de livraison/)).toBeVisible();
  },
};

export const Reordered: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Descendre\s: Colissimo/ }));
    await expect(args.onSave).toHaveBeenCalledWith({ methods: delivery.methods.toReversed() });
  },
};

/** What can't be a price or a name is refused at its field; the rest is saved as people write it. */
export const Added: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un mode' }));
    const form = within(await screen.findByRole('form', { name: 'Mode de livraison' }));
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    await step('An incomplete one is refused', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Prix (€)' }), 'gratuit');
      await userEvent.click(save);
      await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
      await expect(form.getByRole('textbox', { name: 'Prix (€)' })).toHaveAccessibleDescription(/montant en euros/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('A complete one is added as the last', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Retrait à la boutique');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sorte' }), 'pickup');
      await userEvent.clear(form.getByRole('textbox', { name: 'Prix (€)' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Prix (€)' }), '0');
      await userEvent.click(form.getByRole('checkbox', { name: 'Belgique' }));
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledWith({
        methods: [
          ...delivery.methods,
          {
            id: 'retrait-a-la-boutique',
            kind: 'pickup',
            name: 'Retrait à la boutique',
            text: '',
            fee: 0,
            countries: ['France'],
            active: true,
          },
        ],
      });
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const SwitchedOff: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Modifier\s: Colissimo/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Proposé aux clients' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const [first, second] = delivery.methods;
    await expect(args.onSave).toHaveBeenCalledWith({ methods: [{ ...first, active: false }, second] });
  },
};

/** Relay points need a carrier that lists them: without its key such a method is kept, and not offered. */
export const RelayWithoutKey: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un mode' }));
    const form = within(await screen.findByRole('form', { name: 'Mode de livraison' }));
    const offered = form.getByRole('checkbox', { name: 'Proposé aux clients' });
    await expect(offered).toBeChecked();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sorte' }), 'relay');
    await expect(offered).toBeDisabled();
    await expect(offered).not.toBeChecked();
    await expect(offered).toHaveAccessibleDescription(/clé de Mondial Relay/);
    await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Mondial Relay');
    await userEvent.type(form.getByRole('textbox', { name: 'Prix (€)' }), '3,90');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const added = { kind: 'relay', name: 'Mondial Relay', active: false };
    await expect(args.onSave).toHaveBeenCalledWith({
      methods: [...delivery.methods, expect.objectContaining(added)],
    });
  },
};

export const RelayWithKey: Story = {
  tags: ['!autodocs'],
  args: { relayPoints: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un mode' }));
    const form = within(await screen.findByRole('form', { name: 'Mode de livraison' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sorte' }), 'relay');
    await expect(form.getByRole('checkbox', { name: 'Proposé aux clients' })).toBeChecked();
  },
};

export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer\s: Chronopost/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer «\sChronopost\s»/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onSave).toHaveBeenCalledWith({ methods: delivery.methods.slice(0, 1) });
  },
};

/** Before it is saved, a country that is left says which methods end with it. */
export const CountryLeft: Story = {
  args: {
    delivery: { ...delivery, methods: delivery.methods.map((method) => ({ ...method, countries: ['Belgique'] })) },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Enregistrer les pays' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Belgique' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/plus choisir\s: Colissimo à domicile\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les pays' }));
    await expect(args.onSave).toHaveBeenCalledWith({ countries: ['France'] });
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
