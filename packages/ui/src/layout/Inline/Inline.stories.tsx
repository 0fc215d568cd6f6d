import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <p>Tête vive</p>
        <p>Cœur rond</p>
        <p>Souvenir qui reste</p>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Apart: Story = { args: { justifyContent: 'space-between' } };

export const Wrapping: Story = {
  args: { gap: 8, style: { maxWidth: 200 } },
};
