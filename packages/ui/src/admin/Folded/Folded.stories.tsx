import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { Office } from '../Office/Office.tsx';
import { Folded } from './Folded.tsx';

const meta = {
  title: 'Admin/Shared/Folded',
  id: 'admin-folded',
  tags: ['new'],
  component: Folded,
  args: { label: 'Chiffres', children: <Text size="small">12 commandes à traiter</Text> },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof Folded>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At a desk there is nothing to press. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 commandes à traiter')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Chiffres' })).toBeNull();
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const press = canvas.getByRole('button', { name: 'Chiffres', expanded: false });
    await expect(canvas.getByText('12 commandes à traiter')).not.toBeVisible();
    await userEvent.click(press);
    await expect(canvas.getByText('12 commandes à traiter')).toBeVisible();
    await userEvent.click(press);
    await expect(canvas.getByText('12 commandes à traiter')).not.toBeVisible();
    await userEvent.click(press);
    await expect(press).toHaveAttribute('aria-expanded', 'true');
  },
};
