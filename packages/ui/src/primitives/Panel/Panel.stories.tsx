import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Primitives/Panel',
  component: Panel,
  args: {
    children: (
      <Heading level={2} size="h3">
        Récapitulatif
      </Heading>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsAside: Story = { args: { as: 'aside', 'aria-label': 'Récapitulatif' } };
