import { type VariantForm, variantIssues } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { VariantGrid, type VariantGridProps } from './VariantGrid.tsx';

const row = (size: number, nicotineStrength: number, price: string, stock: string, sku = ''): VariantForm => ({
  size,
  nicotineStrength,
  price,
  discountPrice: '',
  stock,
  sku,
});
const pear = [
  row(10, 0, '6,90', '24', 'POIRE-10-0'),
  row(10, 3, '6,90', '8', 'POIRE-10-3'),
  row(50, 0, '19,90', '0', 'POIRE-50-0'),
];

function Filled({ value, onValueChange, ...rest }: VariantGridProps) {
  const [rows, setRows] = useState(value);
  return (
    <VariantGrid
      {...rest}
      value={rows}
      onValueChange={(next) => {
        setRows(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Admin/Products/VariantGrid',
  id: 'admin-variantgrid',
  tags: ['stable'],
  component: VariantGrid,
  args: { value: pear, onValueChange: fn() },
  render: (args) => <Filled {...args} />,
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof VariantGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas, step }) => {
    const bottle = (name: string) => within(canvas.getByRole('group', { name }));
    const field = (name: string, column: string) => bottle(name).getByRole('textbox', { name: column });
    await step('Nicotine is offered in 10 ml only', async () => {
      await expect(canvas.queryByRole('group', { name: '50\u00a0ml · 3\u00a0mg/ml' })).toBeNull();
      await expect(bottle('10\u00a0ml · 18\u00a0mg/ml').getByRole('checkbox')).not.toBeChecked();
    });
    await step('A bottle that is ticked costs what those of its size cost', async () => {
      await userEvent.click(bottle('10\u00a0ml · 6\u00a0mg/ml').getByRole('checkbox'));
      await expect(field('10\u00a0ml · 6\u00a0mg/ml', 'Prix (€)')).toHaveValue('6,90');
      await userEvent.type(field('10\u00a0ml · 6\u00a0mg/ml', 'Stock'), '12');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([row(10, 6, '6,90', '12'), pear[2]]),
      );
    });
    await step('« Remplir la ligne » gives a size one price', async () => {
      const first = field('10\u00a0ml · 0\u00a0mg/ml', 'Prix (€)');
      await userEvent.clear(first);
      await userEvent.type(first, '7,20');
      await userEvent.click(canvas.getByRole('button', { name: /^Remplir la ligne/ }));
      await expect(field('10\u00a0ml · 3\u00a0mg/ml', 'Prix (€)')).toHaveValue('7,20');
      await expect(field('50\u00a0ml · 0\u00a0mg/ml', 'Prix (€)')).toHaveValue('19,90');
    });
    await step('What is no longer ticked is no longer sold', async () => {
      await userEvent.click(bottle('50\u00a0ml · 0\u00a0mg/ml').getByRole('checkbox'));
      await expect(bottle('50\u00a0ml · 0\u00a0mg/ml').queryByRole('textbox')).toBeNull();
    });
  },
};

/** Nothing is ticked beforehand. */
export const Empty: Story = {
  args: { value: [], issues: variantIssues([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Flacons' })).toHaveAccessibleDescription(
      'Cochez au moins un flacon.',
    );
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

const wrong = [
  row(10, 0, 'cher', '24', 'A'),
  { ...row(10, 3, '6,90', '-3', 'A'), discountPrice: '7' },
  row(50, 0, '', ''),
];

/** Each error stands at its field. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { value: wrong, issues: variantIssues(wrong) },
  play: async ({ canvas }) => {
    for (const [bottle, column, sentence] of [
      ['10\u00a0ml · 0\u00a0mg/ml', 'Prix (€)', 'Indiquez un prix comme 12,50.'],
      ['10\u00a0ml · 0\u00a0mg/ml', 'Référence', 'Deux flacons ont cette référence.'],
      ['10\u00a0ml · 3\u00a0mg/ml', 'Prix réduit (€)', 'Indiquez un prix réduit inférieur au prix.'],
      ['10\u00a0ml · 3\u00a0mg/ml', 'Stock', /^Indiquez un nombre de pièces/],
      ['50\u00a0ml · 0\u00a0mg/ml', 'Prix (€)', 'Indiquez un prix supérieur à 0.'],
    ] as const) {
      const field = within(canvas.getByRole('group', { name: bottle })).getByRole('textbox', { name: column });
      await expect(field).toHaveAccessibleDescription(sentence);
    }
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
