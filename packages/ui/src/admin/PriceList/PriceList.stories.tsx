import type { PriceRow } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { PriceList, type PriceListProps } from './PriceList.tsx';

const bottle = (id: string, size: number, price: number): PriceRow => ({
  id: `p/${id}`,
  productId: 'p',
  variantId: id,
  name: 'Poire Cardamome',
  bottle: { size, nicotineStrength: 0 },
  price,
});
const tabac: PriceRow = { id: '8', productId: '8', name: 'Tabac Blond', price: 12.9 };
const rows = [bottle('v1', 10, 6.9), { ...bottle('v2', 50, 24.9), discountPrice: 19.9 }, tabac];
const saves = (answer: Awaited<ReturnType<PriceListProps['onSave']>>) =>
  fn<PriceListProps['onSave']>(async () => answer);

const meta = {
  title: 'Admin/Products/PriceList',
  id: 'admin-pricelist',
  tags: ['new'],
  component: PriceList,
  args: { rows, onSave: saves({ overtaken: [] }) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof PriceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what differs is saved, with the price that stood beside it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Poire Cardamome, 10\u00a0ml · 0\u00a0mg/ml' });
    await expect(first).toHaveAccessibleDescription('6,90\u00a0€');
    await userEvent.type(first, '7,20{Enter}24,90{Enter}13.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (2)' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { row: rows[0], was: 6.9, price: 7.2 },
      { row: tabac, was: 12.9, price: 13.5 },
    ]);
    await expect(first).toHaveValue('');
  },
};

/** A price that moves by more than half is asked about once. */
export const Jumped: Story = {
  tags: ['!autodocs'],
  args: { onSave: saves(undefined) },
  play: async ({ args, canvas, step }) => {
    await step('The question says from which price to which', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Tabac Blond' }), '1.290,00');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
      const question = within(await screen.findByRole('alertdialog', { name: /^Passer de 12,90\s€ à 1\s290,00\s€/ }));
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(question.getByRole('button', { name: 'Enregistrer ce prix' }));
      await expect(args.onSave).toHaveBeenCalledWith([{ row: tabac, was: 12.9, price: 1290 }]);
    });
    await step('It isn’t asked again where saving has failed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer (1)' }));
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
  },
};

/** What somebody else has saved in between isn’t overwritten: the row says so, and is saved when it is pressed again. */
export const Overtaken: Story = {
  tags: ['!autodocs'],
  args: { onSave: saves({ overtaken: [{ productId: '8' }] }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tabac Blond' });
    await userEvent.type(field, '13,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(field).toHaveAccessibleDescription(/^Ce prix a changé entre-temps/);
    await expect(field).toHaveValue('13,50');
    await expect(canvas.getByRole('button', { name: 'Enregistrer (1)' })).toBeEnabled();
  },
};

/** What is no price, or isn’t above the reduced one, is refused at its field, and nothing is saved. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const reduced = canvas.getByRole('textbox', { name: 'Poire Cardamome, 50\u00a0ml · 0\u00a0mg/ml' });
    await expect(reduced).toHaveAccessibleDescription('24,90\u00a0€, réduit à 19,90\u00a0€');
    await userEvent.type(reduced, '18');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(reduced).toHaveAccessibleDescription('Indiquez un prix supérieur au prix réduit.');
    await expect(reduced).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
