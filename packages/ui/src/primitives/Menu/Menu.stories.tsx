import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EyeIcon, FileIcon, MoreIcon, RefreshIcon, TrashIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const onInvoice = fn();
const onStatus = fn();

/**
 * The actions on something, behind one button. By keyboard: arrows, first letters, Enter, Escape.
 *
 * Use it for three actions or more; for one or two, use `Button`, to choose a value in a form `SelectField`.
 */
const meta = {
  title: 'Primitives/Menu',
  tags: ['stable'],
  component: Menu.Root,
  subcomponents: {
    'Menu.Item': Menu.Item,
    'Menu.Link': Menu.Link,
    'Menu.Sub': Menu.Sub,
    'Menu.Choices': Menu.Choices,
    'Menu.Separator': Menu.Separator,
  },
  args: {
    trigger: <IconButton label="Actions pour CMD-2026-004" icon={<MoreIcon />} />,
    align: 'start',
    children: (
      <>
        <Menu.Link href="#detail" icon={<EyeIcon size={18} />}>
          Voir les détails
        </Menu.Link>
        <Menu.Item icon={<FileIcon size={18} />} onSelect={onInvoice}>
          Générer la facture
        </Menu.Item>
        <Menu.Separator />
        <Menu.Sub label="Changer le statut" icon={<RefreshIcon size={18} />}>
          <Menu.Choices
            label="Statut"
            value="processing"
            onValueChange={onStatus}
            options={[
              { value: 'pending', label: 'En attente', tone: 'caution' },
              { value: 'processing', label: 'En préparation', tone: 'info', disabled: true },
              { value: 'shipped', label: 'Expédiée', tone: 'accent' },
            ]}
          />
        </Menu.Sub>
      </>
    ),
  },
  beforeEach: () => {
    onInvoice.mockClear();
    onStatus.mockClear();
  },
} satisfies Meta<typeof Menu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Voir les détails' })).toHaveAttribute('href', '#detail');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' });
    await step('Opens it with Enter and chooses with the arrows', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Voir les détails' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Générer la facture' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onInvoice).toHaveBeenCalledOnce());
      await expect(trigger).toHaveFocus();
    });

    await step('Opens it with an arrow and closes it with Escape, and the button has the focus again', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Voir les détails' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};

/** The current choice is checked and can't be chosen again. */
export const ChangesAChoice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' });
    await step('Opens the submenu', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{End}{ArrowRight}');
    });
    await step('Finds the current choice checked and disabled', async () => {
      const current = await screen.findByRole('menuitemradio', { name: 'En préparation' });
      await expect(current).toBeChecked();
      await expect(current).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Skips it and chooses the next one', async () => {
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'En attente' })).toHaveFocus());
      // The arrow skips the disabled one.
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitemradio', { name: 'Expédiée' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onStatus).toHaveBeenCalledWith('shipped'));
      await expect(trigger).toHaveFocus();
      await expect(screen.queryByRole('menu')).toBeNull();
    });
  },
};

export const SubmenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer le statut' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Expédiée' })).toBeVisible();
    await waitFor(() => {
      const { left, right } = screen.getByRole('menu', { name: 'Changer le statut' }).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

/** On a phone, where there is no room beside the item, the submenu covers it. */
export const SubmenuOnAPhone: Story = {
  ...SubmenuOpen,
  args: { align: 'end' },
  globals: { viewport: { value: 'phone' } },
};

/** A second press on the button closes it, and the button keeps the focus. */
export const ClosesAtItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu.Root align="start" trigger={<IconButton label="Actions pour Fraise des Bois" icon={<MoreIcon />} />}>
        <Menu.Item tone="critical" icon={<TrashIcon size={18} />} onSelect={() => setOpen(true)}>
          Supprimer
        </Menu.Item>
      </Menu.Root>
      <Dialog.Root open={open} onOpenChange={setOpen} size="sm">
        <Dialog.Title>Supprimer</Dialog.Title>
        <Dialog.Foot>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Annuler
          </Button>
        </Dialog.Foot>
      </Dialog.Root>
    </>
  );
}

/** A dialog that an item opens returns the focus to the menu's button. */
export const OpensADialog: Story = {
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions pour Fraise des Bois' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/**
 * In an open menu only one item can be highlighted, by pointer or arrow keys. To show other states, items get the
 * attribute that Radix sets.
 */
export const Matrix: Story = {
  // Its guide frames it already.
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false }, ...framed(440) },
  args: {
    children: (
      <>
        <Menu.Item icon={<FileIcon size={18} />} onSelect={fn()}>
          Au repos
        </Menu.Item>
        <Menu.Item icon={<FileIcon size={18} />} onSelect={fn()}>
          Survolé
        </Menu.Item>
        <Menu.Item icon={<FileIcon size={18} />} onSelect={fn()} disabled>
          Indisponible
        </Menu.Item>
        <Menu.Sub label="Sous-menu survolé" icon={<RefreshIcon size={18} />}>
          <Menu.Item onSelect={fn()}>Expédiée</Menu.Item>
        </Menu.Sub>
        <Menu.Choices
          label="Statut"
          value="checked"
          onValueChange={fn()}
          options={[
            { value: 'rest', label: 'Choix au repos', tone: 'caution' },
            { value: 'checked', label: 'Choisi', tone: 'info' },
            { value: 'hovered', label: 'Choix survolé', tone: 'accent' },
            { value: 'disabled', label: 'Choix indisponible', tone: 'positive', disabled: true },
          ]}
        />
        <Menu.Separator />
        <Menu.Item tone="critical" icon={<TrashIcon size={18} />} onSelect={fn()}>
          Critique
        </Menu.Item>
        <Menu.Item tone="critical" icon={<TrashIcon size={18} />} onSelect={fn()}>
          Critique survolé
        </Menu.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-004' }));
    const menu = within(await screen.findByRole('menu'));
    for (const hovered of menu.getAllByText(/survolé$/i)) {
      hovered.closest('[role^="menuitem"]')?.setAttribute('data-highlighted', '');
    }
    const looks = (name: string) => getComputedStyle(menu.getByRole('menuitem', { name }));
    await expect(looks('Survolé').backgroundColor).not.toBe(looks('Au repos').backgroundColor);
    await expect(looks('Critique survolé').backgroundColor).toBe(looks('Survolé').backgroundColor);
    await expect(looks('Indisponible').color).not.toBe(looks('Au repos').color);
    await expect(looks('Critique').color).not.toBe(looks('Au repos').color);
  },
};
