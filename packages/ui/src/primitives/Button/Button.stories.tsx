import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vars } from '../../styles/vars.css.ts';
import { States } from '../../testing/States.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Ajouter au panier', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PressedByMouseAndKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Ajouter au panier' });
    await step('Clicks it', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('Presses Enter, then Space', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
  },
};

export const Focused: Story = {
  tags: ['!autodocs'],
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
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Traitement en cours...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await step('Reaches it by Tab', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Presses it without effect', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

/** The background of a button or a token, as the browser computes it. */
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
function groundOfToken(canvasElement: HTMLElement, token: string): string {
  const probe = document.createElement('div');
  probe.style.backgroundColor = token;
  canvasElement.append(probe);
  const ground = groundOf(probe);
  probe.remove();
  return ground;
}

/** Its background is the positive colour. */
export const Done: Story = {
  args: { done: true, children: 'Ajouté au panier' },
  play: async ({ canvas, canvasElement }) => {
    const { accent, positive } = vars.color.bg;
    const ground = groundOf(canvas.getByRole('button', { name: 'Ajouté au panier' }));
    await expect(ground).toBe(groundOfToken(canvasElement, positive));
    await expect(ground).not.toBe(groundOfToken(canvasElement, accent.default));
  },
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

export const Critical: Story = { args: { variant: 'critical', children: 'Supprimer' } };

export const Small: Story = { args: { size: 'sm', children: 'Découvrir nos produits' } };

export const Large: Story = { args: { size: 'lg' } };

export const FullWidth: Story = {
  args: { width: 'full' },

  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').clientWidth).toBeGreaterThan(canvasElement.clientWidth - 40);
  },
};

export const LeadsSomewhere: Story = {
  args: { href: '#catalogue', children: 'Découvrir nos produits' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Découvrir nos produits' });
    await expect(link).toHaveAttribute('href', '#catalogue');
  },
};

/** A form with two buttons learns which of them sent it. */
export const SendsItsValue: Story = {
  tags: ['!autodocs'],
  args: { type: 'submit', name: 'answer', value: 'yes', children: 'Confirmer' },
  render: (args) => (
    <form
      aria-label="Réponse"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget, event.nativeEvent.submitter);
        event.currentTarget.dataset.answer = String(sent.get('answer'));
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await expect(canvas.getByRole('form')).toHaveAttribute('data-answer', 'yes');
  },
};

/** Its `ref` is the link. */
export const LinkFocusedAsItComes: Story = {
  tags: ['!autodocs'],
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
  args: { children: 'Recevoir un e-mail dès que ce produit est de nouveau disponible dans la boutique' },

  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(48);
  },
};

const others = (['secondary', 'critical'] as const).flatMap((variant) =>
  (['sm', 'lg'] as const).map((size) => [`${variant}, ${size}`, { args: { variant, size } }] as const),
);

/** A row for each variant and size, with each state in it. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={Button}
      args={args}
      stories={{
        Default,
        Secondary,
        Critical,
        Small,
        Large,
        SecondaryDisabled,
        FullWidth,
        LongText,
        ...Object.fromEntries(others),
      }}
      interactive={['Default', 'Secondary', 'Critical', 'Small', 'Large']}
      columns={{ loading: { loading: true }, done: { done: true }, disabled: { disabled: true } }}
    />
  ),
  play: async ({ canvasElement }) => {
    const looks = (interaction: string) =>
      [...canvasElement.querySelectorAll(`[data-interaction="${interaction}"] > button`)].map((button) => {
        const { backgroundColor, opacity } = getComputedStyle(button);
        return `${backgroundColor} ${opacity}`;
      });
    const [hovered, pressed] = [looks('hover'), looks('hover active')];
    await expect(hovered.length).toBeGreaterThan(0);
    for (const [place, look] of pressed.entries()) await expect(look).not.toBe(hovered[place]);
  },
};
