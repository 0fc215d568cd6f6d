import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { onHeldClock } from '../../testing/heldClock.ts';
import { leavingOf } from '../../testing/leavingOf.ts';
import { Hero } from '../Hero/Hero.tsx';
import { AgeGate, type AgeGateProps } from './AgeGate.tsx';

const meta = {
  title: 'Commerce/Page frame/AgeGate',
  id: 'commerce-agegate',
  tags: ['stable'],
  component: AgeGate,
  args: { open: true, onConfirm: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ConfirmedByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: "Vérification de l'âge" }));
    const confirm = dialog.getByRole('button', { name: "J'ai 18 ans ou plus" });
    // On a busy machine the dialog opens before its button is focused.
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

function OpeningWhileTyping({ onConfirm }: AgeGateProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField label="Email" name="email" onValueChange={() => setOpen(true)} />
      <AgeGate open={open} onConfirm={onConfirm} />
    </>
  );
}

/** A visitor who is typing when it opens doesn't confirm it with the next key. */
export const OpensWhileTyping: Story = {
  tags: ['!autodocs'],
  render: (args) => <OpeningWhileTyping {...args} />,
  play: ({ args, canvas, step }) =>
    onHeldClock(async (advance) => {
      await step('Opens while somebody types', async () => {
        await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a');
        await waitFor(() => expect(canvas.getByRole('button', { name: "J'ai 18 ans ou plus" })).toHaveFocus());
      });
      await step('For 500 ms neither Space nor Enter presses its button', async () => {
        advance(499);
        await userEvent.keyboard(' {Enter}');
        await expect(args.onConfirm).not.toHaveBeenCalled();
      });
      await step('Then they do', async () => {
        advance(1);
        await userEvent.keyboard('{Enter}');
        await expect(args.onConfirm).toHaveBeenCalledOnce();
      });
    }),
};

/** The page below is blurred and inert. */
export const OverThePage: Story = {
  decorators: [
    (Story) => (
      <>
        <Hero catalogueHref="/catalogue" />
        <Story />
      </>
    ),
  ],

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: "Vérification de l'âge" })).toBeVisible();
    // The page below can be neither pressed nor focused.
    const { left, top } = canvas
      .getByRole('link', { hidden: true, name: 'Découvrir nos produits' })
      .getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1)?.closest('dialog, a')?.tagName).toBe('DIALOG');
  },
};

/** Neither Escape pressed twice, nor a refusal, nor a press beside it opens the shop. */
export const StaysClosed: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: "J'ai moins de 18 ans" }));
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function Entered(props: AgeGateProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Hero catalogueHref="/catalogue" />
      <AgeGate {...props} open={open} onConfirm={() => setOpen(false)} />
    </>
  );
}

const enter = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: "J'ai 18 ans ou plus" }));

/** The label fades and the page comes into focus. */
export const Leaves: Story = {
  tags: ['!autodocs'],
  render: (args) => <Entered {...args} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const leaving = await leavingOf(dialog, { motion: 'full', close: () => enter(canvas) });
    await expect(leaving).toEqual({ milliseconds: 600, changes: ['backdrop-filter', 'opacity'] });
    await expect(dialog).not.toBeVisible();
  },
};

/** Only a short fade. */
export const LeavesWithReducedMotion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Entered {...args} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const leaving = await leavingOf(dialog, { motion: 'reduced', close: () => enter(canvas) });
    await expect(leaving).toEqual({ milliseconds: 120, changes: ['opacity'] });
    await expect(dialog).not.toBeVisible();
  },
};

export const Confirmed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
