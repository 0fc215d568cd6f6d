import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as icons from './icons.tsx';

const { SearchIcon } = icons;

const meta = {
  title: 'Primitives/Icon',
  component: SearchIcon,
} satisfies Meta<typeof SearchIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Large: Story = { args: { size: 32 } };

export const WholeSet: Story = {
  render: (args) => (
    <Inline gap={24}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} {...args} />
      ))}
    </Inline>
  ),
};
