import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingLines, loadingShapes } from './LoadingLines.tsx';

const meta = {
  title: 'Commerce/Page frame/LoadingLines',
  id: 'commerce-loadinglines',
  tags: ['new'],
  component: LoadingLines,
  args: { shape: 'lines' },
  argTypes: { shape: { control: 'inline-radio', options: loadingShapes } },
} satisfies Meta<typeof LoadingLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines of a cart, or orders. Screen readers are told at once, the eye after 200 ms. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Chargement en cours');
    await waitFor(() => expect(getComputedStyle(status).opacity).toBe('1'));
  },
};

/** A form, which may be busy with something else. */
export const Fields: Story = {
  args: { shape: 'fields', label: 'Traitement en cours...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Traitement en cours...');
  },
};
