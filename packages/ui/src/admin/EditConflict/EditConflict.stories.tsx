import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { EditConflict } from './EditConflict.tsx';

const meta = {
  title: 'Admin/Products/EditConflict',
  id: 'admin-editconflict',
  tags: ['new'],
  component: EditConflict,
  args: {
    differences: [
      { field: 'price', label: 'Prix (€)', mine: '21,90', theirs: '20,50', isTyped: true },
      { field: 'flavors', label: 'Arômes', mine: 'Caramel', theirs: 'Caramel, Beurre', isTyped: false },
      { field: 'discountPrice', label: 'Prix réduit (€)', mine: '17,99', theirs: '', isTyped: false },
    ],
    onDecide: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof EditConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** What was typed is kept, what only the other one changed is taken. */
export const Proposed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const price = within(canvas.getByRole('radiogroup', { name: 'Prix (€)' }));
    await expect(price.getByRole('radio', { name: 'Votre saisie\u00a0: 21,90' })).toBeChecked();
    const flavors = within(canvas.getByRole('radiogroup', { name: 'Arômes' }));
    await expect(flavors.getByRole('radio', { name: 'Enregistré\u00a0: Caramel, Beurre' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer avec ces choix' }));
    await expect(args.onDecide).toHaveBeenCalledWith(new Set(['price']));
  },
};

export const FieldByField: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Enregistré\u00a0: 20,50' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Avant\u00a0: 17,99' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer avec ces choix' }));
    await expect(args.onDecide).toHaveBeenCalledWith(new Set(['discountPrice']));
  },
};

export const AllOfOne: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Garder les miens' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(new Set(['price', 'flavors', 'discountPrice']));
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre les siens' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(new Set());
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
