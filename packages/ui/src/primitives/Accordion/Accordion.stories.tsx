import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  tags: ['stable'],
  component: Accordion,
  args: {
    items: [
      {
        value: 'contenance',
        title: 'Quelle contenance choisir\u00a0?',
        content: <p>10&nbsp;ml pour faire connaissance, 30&nbsp;ml pour un usage régulier.</p>,
      },
      {
        value: 'commande',
        title: 'Puis-je annuler ou modifier ma commande\u00a0?',
        content: <p>Oui, tant qu’elle n’est pas expédiée.</p>,
      },
      {
        value: 'contact',
        title: 'Comment contacter le service client\u00a0?',
        content: (
          <p>
            Par le formulaire de la page <TextLink href="#contact">Contact</TextLink>.
          </p>
        ),
      },
    ],
    style: { maxWidth: 760 },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (root: HTMLElement, name: RegExp) => within(root).getByRole('button', { name });

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** One at a time: opening the next folds the last; pressing the open one folds it. */
export const OneAtATime: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const size = trigger(canvasElement, /contenance/);
    const order = trigger(canvasElement, /annuler/);
    await step('Unfolds the first answer', async () => {
      await userEvent.click(size);
      await expect(size).toHaveAttribute('aria-expanded', 'true');
      await expect(within(canvasElement).getByRole('region', { name: /contenance/ })).toBeVisible();
    });
    await step('Unfolds another, and the first one folds', async () => {
      await userEvent.click(order);
      await expect(size).toHaveAttribute('aria-expanded', 'false');
      await expect(within(canvasElement).getAllByRole('region')).toHaveLength(1);
      await expect(within(canvasElement).getByText(/pas expédiée/)).toBeVisible();
    });
    await step('Folds the open one', async () => {
      await userEvent.click(order);
      await expect(order).toHaveAttribute('aria-expanded', 'false');
      await expect(within(canvasElement).getByText(/pas expédiée/)).not.toBeVisible();
    });
  },
};

export const AnswerOpen: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: 'commande' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement, /annuler/)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Arrows, Home and End move between the titles, Enter and Space unfold; a link in a folded answer is no tab stop. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const size = trigger(canvasElement, /contenance/);
    const contact = trigger(canvasElement, /service client/);
    await step('Moves between the titles, and unfolds with Enter and Space', async () => {
      await userEvent.tab();
      await expect(size).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(trigger(canvasElement, /annuler/)).toHaveFocus();
      await userEvent.keyboard('{Home}{Enter}');
      await expect(size).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{End}');
      await expect(contact).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(contact).toHaveAttribute('aria-expanded', 'true');
      await expect(size).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Reaches the link of the open answer by Tab, but not once it is folded', async () => {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('link', { name: 'Contact' })).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
      await expect(contact).toHaveAttribute('aria-expanded', 'false');
      await expect(within(canvasElement).queryByRole('link')).toBeNull();
    });
  },
};

/** Below a heading of the second level the titles are of the third. */
export const InASection: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** The answers of folded items are in the HTML, for crawlers and for browsers without scripts. */
export const Folded: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('tant qu’elle n’est pas expédiée');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

/** The browser's search looks into folded answers: when it finds something it says so, and the answer unfolds. */
export const FoundByTheBrowser: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByText(/pas expédiée/);
    const folded = answer.closest('[hidden]');
    await expect(folded).toHaveAttribute('hidden', 'until-found');
    folded?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(trigger(canvasElement, /annuler/)).toHaveAttribute('aria-expanded', 'true');
    await expect(answer).toBeVisible();
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(1);
  },
};
