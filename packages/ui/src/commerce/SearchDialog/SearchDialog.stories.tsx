import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { leavingOf } from '../../testing/leavingOf.ts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

const meta = {
  title: 'Commerce/Page frame/SearchDialog',
  id: 'commerce-searchdialog',
  tags: ['stable'],
  component: SearchDialog,
  args: { open: true, onOpenChange: fn(), products },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keeps the links of the story from leading away.
      <div onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before typing. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Rechercher un produit' }));
    await expect(dialog.getByRole('searchbox', { name: 'Rechercher un produit' })).toHaveFocus();
    await expect(dialog.getByRole('status')).toHaveTextContent('Commencez à taper pour rechercher nos produits');
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};

/** Name, short description and category are searched; case and accents don't count. The count is announced. */
export const ResultsOpen: Story = {
  // On the docs page the guide shows results, and the frame of a phone these.
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'FRUITE');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 résultat(s) trouvé(s)'));
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Fraise des Bois',
      'Mangue Passion',
      'Myrtille Cassis',
    ]);
    await expect(links[0]).toHaveAttribute('href', '/produit/fraise-des-bois');
    const pictures = [...canvas.getByRole('list').querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.clientWidth)).toEqual(
      Array(3).fill(window.innerWidth < 1024 ? 76 : 144),
    );
  },
};

export const OneResult: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'caramel');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 résultat(s) trouvé(s)'));
  },
};

/** The sheet is lower than the window and scrolls. */
export const ManyResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'e');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(products.length));
    const { bottom } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    // However long their descriptions are, the names of a row stand on one line, and so do its prices.
    const linesOf = (found: readonly HTMLElement[]) =>
      new Set(found.slice(0, 3).map((each) => each.getBoundingClientRect().top)).size;
    await expect(linesOf(canvas.getAllByRole('link'))).toBe(1);
    await expect(linesOf(canvas.getAllByText(/^\d+,\d\d €$/))).toBe(1);
  },
};

export const NoResult: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' pistache ');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Aucun résultat trouvé pour "pistache"'));
    await expect(status).toHaveTextContent('Essayez un autre terme de recherche');
    await expect(canvas.getByRole('link', { name: 'Tous les produits' })).toHaveAttribute('href', '/catalogue');
    await expect(canvas.getByRole('link', { name: 'Menthes' })).toHaveAttribute('href', '/catalogue?category=Menthes');
    const proposed = within(canvas.getByRole('list', { name: 'À découvrir' }));
    await expect(proposed.getAllByRole('link')).toHaveLength(2);
    // They weren't asked for: Enter opens none of them.
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Similar products are offered after the sentence that nothing was found; Enter opens the closest. */
export const NearResult: Story = {
  play: async ({ canvas, step }) => {
    await step('Similar products follow the sentence that nothing was found', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'carmel');
      const status = canvas.getByRole('status');
      await waitFor(() => expect(status).toHaveTextContent('Aucun résultat trouvé pour "carmel"'));
      await expect(status).toHaveTextContent('Vous cherchiez peut-être :');
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Caramel Beurre Salé']);
    });
    await step('Enter opens it', async () => {
      const followed = fn();
      canvas.getByRole('link').addEventListener('click', followed);
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
};

/** Spaces alone don't search. */
export const EmptiedAgain: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await ResultsOpen.play?.(context);
    const { canvas } = context;
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '   ');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Commencez à taper pour rechercher nos produits'));
  },
};

export const Phone: Story = {
  ...ResultsOpen,
  tags: ['autodocs'],
  parameters: {},
  globals: { viewport: { value: 'phone' } },
};

/** The arrows go from the field through the results and back, Enter in the field opens the first one. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await ResultsOpen.play?.(context);
    const { args, canvas, step } = context;
    const field = canvas.getByRole('searchbox');
    const [first, second, third] = canvas.getAllByRole('link');
    await step('Moves down through the results with the arrows, and stops at the last one', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(third).toHaveFocus();
    });
    await step('Moves back up to the field', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field).toHaveFocus();
    });
    await step('Opens the first result with Enter', async () => {
      const followed = fn();
      first?.addEventListener('click', followed);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** Letters typed while the dialog loads are kept. */
export const TypedBefore: Story = {
  tags: ['!autodocs'],
  args: { firstQuery: 'bub' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ble');
    await expect(canvas.getByRole('searchbox')).toHaveValue('bubble');
    await expect(await canvas.findByRole('link', { name: 'Bubble Gum' })).toBeVisible();
  },
};

/**
 * Results come a moment after the letters: an arrow key in between doesn't move to the results of the previous text.
 */
export const KeyRightAway: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await step('Finds a product', async () => {
      await userEvent.type(field, 'menthe');
      await canvas.findByRole('link', { name: 'Menthe Glaciale' });
    });
    await step('Another word, followed at once by an arrow, leads to the new word’s results', async () => {
      field.setRangeText('caramel', 0, field.value.length);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // By now the letter is rendered but its results aren't: those are rendered in a task of their own.
      await Promise.resolve();
      const drawn = document.querySelectorAll('dialog a[href*="caramel"]').length;
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      await expect(drawn).toBe(0);
      await expect(canvas.getByRole('link', { name: 'Caramel Beurre Salé' })).toHaveFocus();
    });
  },
};

function Searching(props: SearchDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 20 }}>
      <Button onClick={() => setOpen(true)}>Rechercher</Button>
      <SearchDialog {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** Each way to close it gives the focus back to the button that opened it; the next search is empty. */
export const GivesTheFocusBack: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rechercher' });
    const waysToClose = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(canvas.getByRole('button', { name: 'Fermer la recherche' })),
      async () => userEvent.click(await canvas.findByRole('link', { name: 'Menthe Glaciale' })),
      // The backdrop belongs to the dialog element itself.
      () => userEvent.click(canvas.getByRole('dialog')),
    ];
    for (const close of waysToClose) {
      await userEvent.click(trigger);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await userEvent.type(canvas.getByRole('searchbox'), 'menthe');
      await close();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(trigger).toHaveFocus();
    }
    // A search opened while the last one is closing is empty too.
    await userEvent.click(trigger);
    await userEvent.type(canvas.getByRole('searchbox'), 'menthe');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(trigger);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The sheet slides up and is then removed. With reduced motion it fades in place. */
export const Leaves: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    for (const [motion, enters, changes] of [
      ['full', 320, ['opacity', 'translate']] as const,
      ['reduced', 120, ['opacity']] as const,
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
      const dialog = canvas.getByRole('dialog');
      const leaving = await leavingOf(dialog, {
        motion,
        close: () => userEvent.keyboard('{Escape}'),
        whileClosing: async () => {
          await expect(dialog).toHaveAttribute('inert');
          // Its content stays until it is gone.
          await expect(within(dialog).getByPlaceholderText('Rechercher un produit')).toBeVisible();
        },
      });
      await expect(leaving.milliseconds).toBeCloseTo((enters * 2) / 3, 0);
      await expect(leaving.changes).toEqual(changes);
      await expect(dialog).not.toBeVisible();
    }
  },
};
