import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'Account/PaymentMethods',
  tags: ['stable'],
  component: PaymentMethods,
} satisfies Meta<typeof PaymentMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nous ne gardons aucune carte/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** By the specification (section 2) « Ajouter une carte » is inert: it can be reached and pressed, and nothing happens. */
export const InertAdd: Story = {
  args: { demonstration: true },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.innerHTML;
    const add = canvas.getByRole('button', { name: 'Ajouter une carte' });
    await expect(add).toBeEnabled();
    await userEvent.click(add);
    await expect(canvasElement.innerHTML).toBe(before);
  },
};
