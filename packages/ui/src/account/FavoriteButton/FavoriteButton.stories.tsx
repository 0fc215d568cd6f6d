import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = {
  title: 'Account/FavoriteButton',
  tags: ['new'],
  component: FavoriteButton,
  args: { product: 'Vanille Bourbon', kept: false, onKeptChange: fn() },
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Kept: Story = {
  args: { kept: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Vanille Bourbon des favoris' }));
    await expect(args.onKeptChange).toHaveBeenLastCalledWith(false);
  },
};

export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Vanille Bourbon aux favoris' }));
    await expect(args.onKeptChange).toHaveBeenLastCalledWith(true);
  },
};

/** It keeps the focus, and ignores presses until the change is saved. */
export const Saving: Story = {
  tags: ['!autodocs'],
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onKeptChange).not.toHaveBeenCalled();
  },
};
