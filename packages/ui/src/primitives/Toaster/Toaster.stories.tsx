import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createToasts } from '../../internal/createToasts.ts';
import { onHeldClock } from '../../testing/heldClock.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toaster, type ToasterProps, type ToastMessage } from './Toaster.tsx';

const added: ToastMessage = {
  id: 'added',
  tone: 'positive',
  title: 'Ajouté au panier',
  description: 'Caramel Beurre Salé, 30 ml',
};
const failed: ToastMessage = {
  id: 'failed',
  tone: 'critical',
  title: 'Erreur',
  description: "Impossible d'ajouter le produit au panier",
};
const signIn: ToastMessage = {
  id: 'signIn',
  tone: 'info',
  title: 'Veuillez vous connecter pour finaliser votre commande',
};

const meta = {
  title: 'Primitives/Toaster',
  tags: ['stable'],
  component: Toaster,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
  },
  args: { toasts: [added], onDismiss: fn() },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** A message stays for three seconds, one that can be undone for eight. */
export const StaysForThreeSeconds: Story = {
  tags: ['!autodocs'],
  render: function Timed(args) {
    const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
    const [{ success, undoable }] = useState(() => createToasts(setToasts));
    return (
      <>
        <Button onClick={() => success('Ajouté au panier')}>Ajouter</Button>
        <Button onClick={() => undoable('Article retiré', () => {})}>Retirer</Button>
        <Toaster {...args} toasts={toasts} />
      </>
    );
  },
  play: ({ canvas, step }) =>
    onHeldClock(async (advance) => {
      const messages = within(canvas.getByRole('status'));
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }));
      await step('After 2,999 ms the message stands, after 3,000 ms it is gone', async () => {
        advance(2_999);
        await expect(messages.getByText('Ajouté au panier')).toBeVisible();
        advance(1);
        await expect(messages.queryByText('Ajouté au panier')).toBeNull();
      });
      await step('The one that can be undone stands for 7,999 ms, and is gone after 8,000 ms', async () => {
        advance(4_999);
        await expect(messages.getByText('Article retiré')).toBeVisible();
        advance(1);
        await expect(messages.queryByText('Article retiré')).toBeNull();
      });
    }),
};

export const Dismissed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const region = within(within(canvasElement).getByRole('status'));
    await expect(region.getByText('Ajouté au panier')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Fermer la notification' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('added');
  },
};

/** Toasts appear below the shop's header, away from the buttons that are pressed next. */
export const BelowTheHeader: Story = {
  args: { place: 'top' },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText('Ajouté au panier').getBoundingClientRect();
    await expect(top).toBeGreaterThan(60);
    await expect(top).toBeLessThan(window.innerHeight / 2);
  },
};

/** On a phone, where they would cover the title of the page, they appear at the bottom. */
export const OnPhone: Story = {
  args: { place: 'top' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Ajouté au panier').getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(window.innerHeight - 120);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

/** « Annuler » works as long as the message is shown. */
export const Undone: Story = {
  args: {
    toasts: [{ ...added, title: 'Panier vidé', description: undefined, action: { label: 'Annuler', onSelect: fn() } }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.toasts[0]?.action?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('added');
  },
};

/** Above the scrim of an open dialog, where it can be read, heard and pressed. */
export const OverADialog: Story = {
  args: { toasts: [failed] },
  render: (args) => (
    <>
      <Dialog.Root open label="Ajouter un produit">
        <Dialog.Body>Le contenu du dialogue.</Dialog.Body>
      </Dialog.Root>
      <Toaster {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ajouter un produit' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Erreur');
    const close = dialog.getByRole('button', { name: 'Fermer la notification' });
    const { left, top } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(left + 5, top + 5))).toBe(true);
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenCalledWith('failed');
  },
};

export const Critical: Story = {
  tags: ['!autodocs'],
  args: { toasts: [failed] },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('alert')).getByText('Erreur')).toBeVisible();
  },
};

export const Info: Story = {
  tags: ['!autodocs'],
  args: { toasts: [signIn] },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Veuillez vous connecter');
  },
};

export const Several: Story = {
  args: { toasts: [added, failed, signIn] },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Fermer la notification' })).toHaveLength(3);
  },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  args: { toasts: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

function Adding(props: ToasterProps) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return (
    <div style={{ padding: 20 }}>
      <Button onClick={() => setToasts([...toasts, added])}>Ajouter au panier</Button>
      <Toaster {...props} toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </div>
  );
}

export const ComesAndGoes: Story = {
  tags: ['!autodocs'],
  render: (args) => <Adding {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The region exists before the message; otherwise the message would not be announced.
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(region).toHaveTextContent('Ajouté au panier');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    await expect(region).toBeEmptyDOMElement();
  },
};
