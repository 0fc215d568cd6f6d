import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'Admin/Shell/KeysDialog',
  id: 'admin-keysdialog',
  tags: ['new'],
  component: KeysDialog,
  args: { open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Raccourcis clavier' })).toHaveTextContent('Ligne suivante');
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Raccourcis clavier' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
