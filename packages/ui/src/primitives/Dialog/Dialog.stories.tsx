import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { leavingOf } from '../../testing/leavingOf.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, DialogNote, type DialogRootProps } from './Dialog.tsx';

/**
 * A question or a form over the page, which can't be reached while it is open. Made of `Root`, `Title`, `Body` and
 * `Foot`.
 *
 * Use it for a question or a short form; for a menu or filters, use `Drawer`, to confirm a deletion
 * `ConfirmDialog`.
 */
const meta = {
  title: 'Primitives/Dialog',
  tags: ['stable'],
  component: Dialog.Root,
  subcomponents: { 'Dialog.Title': Dialog.Title, 'Dialog.Body': Dialog.Body, 'Dialog.Foot': Dialog.Foot },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <>
        <Dialog.Title>Vider le panier</Dialog.Title>
        <Dialog.Body>
          <Text>Les trois articles de votre panier seront retirés.</Text>
        </Dialog.Body>
        <Dialog.Foot>
          <Button variant="secondary">Annuler</Button>
          <Button variant="critical">Vider</Button>
        </Dialog.Foot>
      </>
    ),
  },
} satisfies Meta<typeof Dialog.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a browser does when Escape is pressed; a synthetic key press doesn't trigger it. */
const askToClose = (dialog: HTMLDialogElement) => dialog.requestClose();

const getDialog = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'Vider le panier' });

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const dialog = getDialog(canvasElement);
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const AsksToBeClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = getDialog(canvasElement);
    await step('A press inside keeps it open', async () => {
      await userEvent.click(within(dialog).getByText('Les trois articles de votre panier seront retirés.'));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('The browser’s own request closes it', async () => {
      askToClose(dialog);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};

export const ClosesByItsBackdrop: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const dialog = getDialog(canvasElement);
    // The backdrop belongs to the dialog element itself.
    await userEvent.click(dialog);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const NotDismissible: Story = {
  tags: ['!autodocs'],
  args: { dismissible: false },
  play: async ({ args, canvasElement, step }) => {
    const dialog = getDialog(canvasElement);
    await step('Neither Escape nor a press outside closes it', async () => {
      askToClose(dialog);
      askToClose(dialog);
      await userEvent.click(dialog);
      await expect(dialog).toHaveAttribute('open');
    });
    await step('Where the browser closes it anyway, it opens again', async () => {
      // A browser that doesn't support `closedby` closes it at the second Escape.
      dialog.close();
      await waitFor(() => expect(dialog).toHaveAttribute('open'));
    });
    await step('No handler was called', async () => {
      await expect(dialog).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

function Emptying(props: DialogRootProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 20 }}>
      <Button onClick={() => setOpen(true)}>Vider le panier</Button>
      <Dialog.Root {...props} open={open} onOpenChange={setOpen}>
        <Dialog.Title>Vider le panier</Dialog.Title>
        <Dialog.Body>
          <Button onClick={() => setOpen(false)}>Vider</Button>
        </Dialog.Body>
      </Dialog.Root>
    </div>
  );
}

export const GivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Emptying {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Vider le panier' });
    await expect(canvas.queryByRole('dialog')).toBeNull();

    await step('Opens it, and closes it by a button inside', async () => {
      await userEvent.click(trigger);
      const inside = within(getDialog(canvasElement)).getByRole('button', { name: 'Vider' });
      await expect(inside).toHaveFocus();
      await userEvent.click(inside);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(trigger).toHaveFocus();
    });

    await step('Opens it, and closes it with Escape', async () => {
      await userEvent.click(trigger);
      askToClose(getDialog(canvasElement));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};

/** It closes in two thirds of the time that it takes to open, and the page below can be used while it does. */
export const Leaves: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Emptying {...args} />,
  play: async ({ canvas, canvasElement }) => {
    for (const [motion, enters] of [['full', 320] as const, ['reduced', 120] as const]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Vider le panier' }));
      const dialog = getDialog(canvasElement);
      const leaving = await leavingOf(dialog, {
        motion,
        close: () => askToClose(dialog),
        whileClosing: async () => {
          await expect(dialog).toHaveAttribute('inert');
          await expect(dialog).toBeVisible();
        },
      });
      await expect(leaving.milliseconds).toBeCloseTo((enters * 2) / 3, 0);
      await expect(leaving.changes).toEqual(['opacity']);
      await expect(dialog).not.toBeVisible();
    }
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const Small: Story = {
  args: { size: 'sm' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(420);
  },
};

export const Large: Story = {
  args: { size: 'lg' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(672);
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <Dialog.Title>Conditions générales</Dialog.Title>
        <Dialog.Body tabIndex={0}>
          {Array.from({ length: 30 }, (_, article) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of this sample have no other key.
            <Text key={article}>Article {article + 1}. La vente est réservée aux personnes majeures.</Text>
          ))}
        </Dialog.Body>
        <Dialog.Foot>
          <Button>Accepter</Button>
        </Dialog.Foot>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Conditions générales' });
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    await expect(within(dialog).getByRole('button', { name: 'Accepter' })).toBeVisible();
  },
};

/** What the button will do stays in sight beside it, however long the form is. */
export const LongForm: Story = {
  args: {
    children: (
      <form>
        <Dialog.Title>Rembourser la commande</Dialog.Title>
        <Dialog.Body>
          {Array.from({ length: 30 }, (_, piece) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of this sample have no other key.
            <TextField key={piece} name={`piece-${piece}`} label={`Flacon ${piece + 1}`} />
          ))}
        </Dialog.Body>
        <Dialog.Foot>
          <DialogNote>Un avoir de 21,59&nbsp;€ est émis.</DialogNote>
          <Button>Rembourser</Button>
        </Dialog.Foot>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Rembourser la commande' }));
    for (const shown of [dialog.getByRole('button', { name: 'Rembourser' }), dialog.getByText(/^Un avoir/)]) {
      await expect(shown.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    }
  },
};

export const NamedByLabel: Story = {
  args: { label: 'Aide', children: <Dialog.Body>Écrivez-nous, nous répondons sous 24 à 48 heures.</Dialog.Body> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog', { name: 'Aide' })).toBeVisible();
  },
};
