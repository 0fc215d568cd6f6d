import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { FocusPoint } from './FocusPoint.tsx';

const meta = {
  title: 'Admin/Pages of the owner/FocusPoint',
  id: 'admin-focuspoint',
  tags: ['new'],
  component: FocusPoint,
  args: { src: '/images/categories/category-fruites.png', x: 50, y: 50, onPointChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof FocusPoint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move it, as far as the edge. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: function Moved(args) {
    const [point, setPoint] = useState({ x: args.x, y: args.y });
    return <FocusPoint {...args} {...point} onPointChange={setPoint} />;
  },
  play: async ({ canvas }) => {
    const point = canvas.getByRole('button');
    point.focus();
    await userEvent.keyboard('{ArrowUp>12/}{ArrowLeft}');
    await expect(point).toHaveAccessibleName(
      'Point à garder en vue\u00a0: 45\u00a0% depuis la gauche, 0\u00a0% depuis le haut',
    );
  },
};

/** A press puts it where the pointer is. */
export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const point = canvas.getByRole('button');
    await new Promise<void>((loaded) => {
      const image = new Image();
      image.onload = () => loaded();
      image.src = args.src;
    });
    const { left, top, width, height } = point.getBoundingClientRect();
    const coords = { clientX: left + width * 0.2, clientY: top + height * 0.8 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: point, coords }]);
    await expect(args.onPointChange).toHaveBeenCalledWith({ x: 20, y: 80 });
  },
};
