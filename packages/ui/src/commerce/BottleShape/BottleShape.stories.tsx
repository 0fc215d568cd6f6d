import { bottleSizes } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { BottleShape } from './BottleShape.tsx';

const meta = {
  title: 'Commerce/BottleShape',
  component: BottleShape,
  args: { size: 30 },
} satisfies Meta<typeof BottleShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EverySize: Story = {
  render: () => (
    <Inline alignItems="end">
      {bottleSizes.map((size) => (
        <BottleShape key={size} size={size} />
      ))}
    </Inline>
  ),
};
