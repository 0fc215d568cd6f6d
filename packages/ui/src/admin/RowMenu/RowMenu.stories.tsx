import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { framed } from '../../testing/framed.ts';
import { RowMenu } from './RowMenu.tsx';

const meta = {
  title: 'Admin/Shared/RowMenu',
  id: 'admin-rowmenu',
  tags: ['stable'],
  component: RowMenu,
  args: {
    subject: 'CMD-2026-005',
    children: <Menu.Item onSelect={fn()}>Générer la facture</Menu.Item>,
  },
} satisfies Meta<typeof RowMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Open: Story = {
  // Its guide frames it already.
  tags: ['!autodocs'],
  parameters: { ...framed(240), chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-005' }));
    await expect(await screen.findByRole('menuitem', { name: 'Générer la facture' })).toBeVisible();
  },
};
