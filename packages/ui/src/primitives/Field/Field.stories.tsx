import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { control as controlLooks } from './Field.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  tags: ['stable'],
  component: Field,
  args: {
    label: 'Tranche horaire',
    children: (control) => <input type="time" className={controlLooks} {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Tranche horaire');
    await expect(control).not.toHaveAttribute('aria-describedby');
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};

export const Described: Story = {
  args: { description: 'Facultatif.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Tranche horaire')).toHaveAccessibleDescription('Facultatif.');
  },
};

export const Invalid: Story = {
  args: { description: 'Facultatif.', error: 'Indiquez une heure entre 8 h et 19 h.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Tranche horaire');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Indiquez une heure entre 8 h et 19 h.');
  },
};
