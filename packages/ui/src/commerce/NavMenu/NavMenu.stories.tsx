import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { replayEarlyPresses } from '../../early/earlyPresses.ts';
import { recordPresses } from '../../early/recordPresses.ts';
import { framed } from '../../testing/framed.ts';
import { onHeldClock } from '../../testing/heldClock.ts';
import { States, withSameLandmarks } from '../../testing/States.tsx';
import { NavMenu } from './NavMenu.tsx';

const meta = {
  title: 'Commerce/Page frame/NavMenu',
  id: 'commerce-navmenu',
  tags: ['stable'],
  component: NavMenu,
  args: {
    links: [
      { href: '/', label: 'Accueil' },
      { href: '/catalogue', label: 'Catalogue' },
      { href: '/faq', label: 'FAQ' },
    ],
    categories,
    currentPath: '/faq',
  },
  decorators: [
    // As the header does: the panel hangs below the positioned box that holds the menu.
    (Story) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keeps the links of the story from leading away.
      <div style={{ position: 'relative', padding: '1.5rem 3.5rem' }} onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('FAQ');
    await expect(canvas.getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-expanded', 'false');
  },
};

// Beside the open panel Radix keeps a focusable guard, hidden from assistive technology, which passes the focus on.
const withOpenPanel = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

/** At once on click; the four categories of section 2, and all products. */
export const PanelOpen: Story = {
  // Its guide frames it already.
  tags: ['!autodocs'],
  parameters: { ...withOpenPanel, ...framed(320), chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await onHeldClock(async () => {
      await userEvent.click(trigger);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    const panel = ['Tous les produits', 'Fruités', 'Gourmands', 'Menthes', 'Collections Limitées'];
    for (const name of panel) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Classiques' })).toBeNull();
    const tops = panel.slice(1).map((name) => canvas.getByRole('link', { name }).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The ring of the keyboard goes around the word and its chevron. */
export const FocusedByTab: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    const ring = getComputedStyle(trigger, '::after');
    await expect(ring.outlineStyle).toBe('solid');
    await expect(Number.parseFloat(ring.width)).toBeGreaterThan(trigger.clientWidth);
  },
};

/**
 * On a page that is still being hydrated: the pointer rests on the word that it presses, and must not open the panel
 * before the press does.
 */
export const PressedEarly: Story = {
  tags: ['!autodocs'],
  parameters: withOpenPanel,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    window.earlyPresses = recordPresses(() => {});
    await onHeldClock(async (advance) => {
      await userEvent.click(trigger);
      advance(1_000);
    });
    await replayEarlyPresses();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Arrow down opens it and focuses its content; Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await step('The arrow opens the menu, and Tab continues inside', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Tous les produits' })).toHaveFocus());
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Fruités' })).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger).toHaveFocus();
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Fruités' })).toBeNull());
    });
  },
};

export const OpensAfter200MsOfHovering: Story = {
  tags: ['!autodocs'],
  parameters: withOpenPanel,
  play: ({ canvas, userEvent, step }) =>
    onHeldClock(async (advance) => {
      const trigger = canvas.getByRole('button', { name: 'Catalogue' });
      await step('The pointer rests on the word for 199 ms: the panel stays closed', async () => {
        await userEvent.hover(trigger);
        advance(199);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });
      await step('After 200 ms it opens', async () => {
        advance(1);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
    }),
};

/** A press on what hovering has just opened means the same; the next one closes it. */
export const PressedAfterHovering: Story = {
  tags: ['!autodocs'],
  play: ({ canvas, userEvent, step }) =>
    onHeldClock(async (advance) => {
      const trigger = canvas.getByRole('button', { name: 'Catalogue' });
      await step('Opened by hovering, it stays open when it is pressed', async () => {
        await userEvent.hover(trigger);
        advance(200);
        await userEvent.click(trigger);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
      await step('The next press closes it', async () => {
        await userEvent.click(trigger);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });
    }),
};

export const StaysClosedForAPassingPointer: Story = {
  tags: ['!autodocs'],
  play: ({ canvas, userEvent }) =>
    onHeldClock(async (advance) => {
      const trigger = canvas.getByRole('button', { name: 'Catalogue' });
      await userEvent.hover(trigger);
      advance(150);
      await userEvent.unhover(trigger);
      advance(1_000);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }),
};

/** 150 ms after the pointer has left the word and its panel, whichever it left last. */
export const Closes150MsAfterThePointerLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas, userEvent, step }) =>
    onHeldClock(async (advance) => {
      const trigger = canvas.getByRole('button', { name: 'Catalogue' });
      await step('It stays open while the pointer is in the panel', async () => {
        await userEvent.hover(trigger);
        advance(200);
        await userEvent.hover(canvas.getByRole('link', { name: 'Menthes' }));
        advance(1_000);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
      await step('149 ms after the pointer left, it is still open', async () => {
        await userEvent.unhover(canvas.getByRole('link', { name: 'Menthes' }));
        advance(149);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
      await step('After 150 ms it closes', async () => {
        advance(1);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });
    }),
};

/** For 300 ms after it closed it opens without delay. */
export const ReopensAtOnceWithin300Ms: Story = {
  tags: ['!autodocs'],
  parameters: withOpenPanel,
  play: ({ canvas, userEvent, step }) =>
    onHeldClock(async (advance) => {
      const trigger = canvas.getByRole('button', { name: 'Catalogue' });
      const leave = async () => {
        await userEvent.unhover(trigger);
        advance(150);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      };
      await step('299 ms after it closed, it opens at once', async () => {
        await userEvent.hover(trigger);
        advance(200);
        await leave();
        advance(299);
        await userEvent.hover(trigger);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
      await step('After 300 ms it waits 200 ms again', async () => {
        await leave();
        advance(300);
        await userEvent.hover(trigger);
        advance(199);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        advance(1);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });
    }),
};

/** Following a link closes the panel, and neither the hover before the click nor the one after it opens it again. */
export const FollowsALink: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Catalogue' });
    await onHeldClock(async (advance) => {
      await userEvent.click(trigger);
      await userEvent.click(canvas.getByRole('link', { name: 'Gourmands' }));
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      advance(1_000);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Gourmands' })).toBeNull());
  },
};

export const Matrix: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } },
    ...withSameLandmarks,
  },
  render: (args) => <States of={NavMenu} args={args} stories={{ Default }} interactive={['Default']} width="18rem" />,
};
