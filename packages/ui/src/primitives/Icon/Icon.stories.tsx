import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { States } from '../../testing/States.tsx';
import { Text } from '../Text/Text.tsx';
import * as icons from './icons.tsx';

const { SearchIcon } = icons;

/**
 * One of the shop's icons: thin, in the colour of the text, hidden from assistive technology.
 *
 * Use it beside a word; for a button without a word, use `IconButton`.
 */
const meta = {
  title: 'Primitives/Icon',
  tags: ['stable'],
  component: SearchIcon,
  args: { size: 20 },
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
    <Grid as="ul" columns={{ base: 2, md: 3, lg: 4 }} gap={20}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline as="li" key={name} gap={12}>
          <Icon {...args} />
          <Text as="span" size="caption">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),

  play: async ({ canvas, canvasElement }) => {
    const signs = canvasElement.querySelectorAll('svg');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(signs.length);
    // An icon is hidden from screen readers: the word beside it is read.
    for (const sign of signs) await expect(sign).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={SearchIcon} args={args} stories={{ Default, Large }} />,
};
