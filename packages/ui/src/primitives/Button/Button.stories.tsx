import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../internal/States.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Ajouter au panier', onClick: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ajouter au panier' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ajouter au panier' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true, type: 'submit', children: 'Traitement en cours...' },
  render: (args) => (
    <form
      aria-label="Commande"
      onSubmit={() => {
        throw new Error('A loading button must not submit its form.');
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Traitement en cours...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { done: true, children: 'Ajouté au panier' },
};

const sameWidth = 'Ajouter au panier';
export const KeepsItsWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Button {...args}>{sameWidth}</Button>
      <Button loading>{sameWidth}</Button>
      <Button done>{sameWidth}</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'En savoir plus' } };

export const SecondaryDisabled: Story = { args: { variant: 'secondary', disabled: true, children: 'En savoir plus' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Supprimer' } };

export const Small: Story = { args: { size: 'sm', children: 'Découvrir nos produits' } };

export const Large: Story = { args: { size: 'lg' } };

export const FullWidth: Story = { args: { width: 'full' } };

export const LeadsSomewhere: Story = {
  args: { href: '#catalogue', children: 'Découvrir nos produits' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Découvrir nos produits' });
    await expect(link).toHaveAttribute('href', '#catalogue');
  },
};

/** Its `ref` is the link. */
export const LinkFocusedAsItComes: Story = {
  render: () => (
    <Button href="#catalogue" ref={(link) => link?.focus()}>
      Découvrir nos produits
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Recevoir un courriel dès que ce produit est de nouveau disponible dans la boutique' },
};

const stories = { Default, Disabled, Loading, Done, Secondary, SecondaryDisabled, Danger, Small, Large };
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Button} args={args} stories={stories} />,
  /** Tab reaches all that can be pressed, and the busy one. */
  play: async ({ canvas }) => {
    const reachable = canvas.getAllByRole('button').filter((button) => !button.matches(':disabled'));
    for (const button of reachable) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};
