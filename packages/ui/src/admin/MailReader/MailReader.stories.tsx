import { ownerMailText } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { MailReader } from './MailReader.tsx';

const meta = {
  title: 'Admin/Customers/MailReader',
  id: 'admin-mailreader',
  tags: ['new'],
  component: MailReader,
  args: { open: true, onOpenChange: fn(), mail: ownerMailText },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof MailReader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on « Fermer », whether the mail has come by then or not. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: ownerMailText.subject })).toBeVisible();
    await expect(canvas.getByTitle(`E-mail « ${ownerMailText.subject} »`)).toHaveAttribute('sandbox', '');
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Coming: Story = {
  args: { mail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement de l’e-mail')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  },
};

export const Gone: Story = {
  args: { mail: undefined, problem: 'Ce dont parlait cet e-mail n’existe plus.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('n’existe plus');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
