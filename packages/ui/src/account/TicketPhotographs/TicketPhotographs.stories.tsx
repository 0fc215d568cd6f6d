import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photographsSelect } from '../../testing/fixtureSelects.ts';
import { photographs } from '../../testing/photographs.ts';
import { TicketPhotographs } from './TicketPhotographs.tsx';

const meta = {
  title: 'Account/TicketPhotographs',
  tags: ['new'],
  component: TicketPhotographs,
  args: { photographs },
  argTypes: { photographs: photographsSelect },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof TicketPhotographs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Photographies' }));
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await expect(list.queryByRole('button', { name: /Retirer/ })).toBeNull();
  },
};

/** Over the page; closing it brings back to the one that was pressed. */
export const Large: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: 'Agrandir la photographie 2' });
    await userEvent.click(second);
    const dialog = within(await screen.findByRole('dialog', { name: 'Photographie 2 sur 2' }));
    await expect(dialog.getByRole('img', { name: 'Photographie 2' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};

/** As long as they are read, and where one can't be. */
export const Unread: Story = {
  args: {
    photographs: [
      { _id: 'first', file: 'reading' },
      { _id: 'second', file: 'failed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La photographie 2 n’a pas pu être lue.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Before they are sent, each can be taken back. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la photographie 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.photographs[1]);
  },
};
