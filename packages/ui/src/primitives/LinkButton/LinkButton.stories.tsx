import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { ResetIcon } from '../Icon/icons.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/LinkButton',
  tags: ['stable'],
  component: LinkButton,
  args: { children: 'Vider le panier', onClick: fn() },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Vider le panier' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithIcon: Story = { args: { icon: <ResetIcon size={16} />, children: 'Réinitialiser les filtres' } };

export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={LinkButton}
      args={args}
      stories={{ Default, WithIcon, Disabled }}
      interactive={['Default', 'WithIcon']}
    />
  ),
};
