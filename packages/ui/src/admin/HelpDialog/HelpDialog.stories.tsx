import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { HelpDialog } from './HelpDialog.tsx';

const meta = {
  title: 'Admin/Shell/HelpDialog',
  id: 'admin-helpdialog',
  tags: ['new'],
  component: HelpDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    screen: 'Inventaire',
    purpose: 'Compter tous vos stocks d’un coup, par exemple au téléphone dans la réserve.',
    points: [
      'Tapez le nombre compté à côté de chaque flacon\u00a0; ce que vous laissez tel quel ne change pas.',
      '«\u00a0Enregistrer\u00a0» change tous les stocks saisis en une fois.',
    ],
    links: [{ href: '/admin/produits', label: 'Produits' }],
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps the links of the story from leaving it.
      <div onClick={(event) => event.preventDefault()}>
        <Office>
          <Story />
        </Office>
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Aide\u00a0: Inventaire' }));
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  },
};

export const LinkFollowed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Produits' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The text scrolls, and its end stays in reach. */
export const LongOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    points: Array.from(
      { length: 8 },
      (_, i) =>
        `${i + 1}. Une phrase assez longue pour tenir sur plusieurs lignes d’un téléphone, comme celles de l’aide des commandes, et une autre pour dire ce qui s’annule et jusqu’à quand.`,
    ),
    links: [],
  },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Aide\u00a0: Inventaire' }));
    await expect(dialog.queryByRole('list', { name: 'Voir aussi' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeVisible();
    await expect(pageOverflow()).toBe(0);
  },
};

export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ouvrir</Button>
        <HelpDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(button);
    // What a browser does when Escape is pressed; a synthetic key press doesn't trigger it.
    canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Aide\u00a0: Inventaire' }).requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
