import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: {
    label: 'Notes de commande',
    name: 'notes',
    placeholder: 'Étage, code d’entrée, point de dépôt',
    onValueChange: fn(),
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Notes de commande' });
    await userEvent.type(field, 'Troisième étage.{Enter}Code 18A.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Troisième étage.\nCode 18A.');
  },
};

export const Described: Story = { args: { description: 'Une précision pour la livraison\u00a0? Facultatif.' } };

export const Invalid: Story = {
  args: { label: 'Message', name: 'message', error: 'Écrivez votre message.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Écrivez votre message.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={TextArea}
      args={args}
      stories={{ Default, Filled, Described, Invalid, Disabled }}
      interactive={['Default']}
      width="16rem"
    />
  ),
};
