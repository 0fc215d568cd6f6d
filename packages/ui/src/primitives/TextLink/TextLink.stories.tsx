import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { ArrowRightIcon } from '../Icon/icons.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  tags: ['stable'],
  component: TextLink,
  args: { href: '#conditions', children: 'conditions générales' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'conditions générales' });
    await expect(link).toHaveAttribute('href', '#conditions');
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      En passant commande, vous acceptez nos <TextLink {...args} />.
    </Text>
  ),

  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^En passant commande/)).toHaveTextContent('nos conditions générales.');
    // Colour isn't its only difference from the text around it.
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

export const Standalone: Story = { args: { tone: 'standalone', children: 'Voir le détail' } };

export const WithArrow: Story = {
  args: { tone: 'standalone', children: 'Contact', icon: <ArrowRightIcon size={18} /> },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={TextLink}
      args={args}
      stories={{ Default, Standalone, WithArrow }}
      interactive={['Default', 'Standalone', 'WithArrow']}
    />
  ),
};
