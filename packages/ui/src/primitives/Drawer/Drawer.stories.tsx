import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { leavingOf } from '../../testing/leavingOf.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  tags: ['stable'],
  component: Drawer,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Filtres',
    title: 'Filtres',
    closeLabel: 'Fermer les filtres',
    children: <Text>Catégorie, prix, disponibilité.</Text>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Filtres' });
    await step('Open, it keeps the page behind it from scrolling', async () => {
      await expect(drawer).toBeVisible();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('Its button closes it', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Fermer les filtres' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const ClosesByItsBackdrop: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('dialog', { name: 'Filtres' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Foot: Story = {
  // Its guide frames it already.
  tags: ['!autodocs'],
  args: { foot: <Button width="full">Voir 3 produits</Button> },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Voir 3 produits' })).toBeVisible();
  },
};

export const FromTheRight: Story = {
  args: { side: 'right' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
  },
};

export const LongContent: Story = {
  args: {
    foot: <Button width="full">Voir 10 produits</Button>,
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of this sample have no other key.
          <TextLink key={place} href="#composition">
            Composition {place + 1}
          </TextLink>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Voir 10 produits' })).toBeVisible();
  },
};

function Opening(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: '300vh', padding: 20 }}>
      <Button onClick={() => setOpen(true)}>Filtrer</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

export const LocksThePageAndGivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Opening {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = getComputedStyle(document.documentElement);
    const trigger = canvas.getByRole('button', { name: 'Filtrer' });
    const opened = () => canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Filtres' });
    await expect(page.overflow).not.toBe('hidden');

    await step('Open, it stops the page from scrolling and has the focus', async () => {
      await userEvent.click(trigger);
      await expect(page.overflow).toBe('hidden');
      await expect(within(opened()).getByRole('button', { name: 'Fermer les filtres' })).toHaveFocus();
    });
    await step('Closed by Escape, it releases both', async () => {
      const drawer = opened();
      // What a browser does when Escape is pressed; a synthetic key press doesn't trigger it.
      drawer.requestClose();
      await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
      await expect(page.overflow).not.toBe('hidden');
      await expect(trigger).toHaveFocus();
    });
  },
};

/** It slides out and is then removed. With reduced motion it fades in place. */
export const Leaves: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    for (const [motion, enters, changes] of [
      ['full', 320, ['opacity', 'translate']] as const,
      ['reduced', 120, ['opacity']] as const,
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
      const drawer = canvas.getByRole('dialog', { name: 'Filtres' });
      const leaving = await leavingOf(drawer, {
        motion,
        close: () => userEvent.click(within(drawer).getByRole('button', { name: 'Fermer les filtres' })),
        whileClosing: async () => {
          await expect(drawer).toHaveAttribute('inert');
          await expect(drawer).toBeVisible();
        },
      });
      await expect(leaving.milliseconds).toBeCloseTo((enters * 2) / 3, 0);
      await expect(leaving.changes).toEqual(changes);
      await expect(drawer).not.toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    }
  },
};
