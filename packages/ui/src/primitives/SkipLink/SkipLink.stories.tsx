import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  tags: ['stable'],
  component: SkipLink,
  args: { targetId: 'contenu' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="secondary">Menu</Button>
        <div id="contenu">
          <Button>Ajouter au panier</Button>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Out of view until it has the focus. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

/** The first Tab stop; following it moves the focus to the content and leaves the address as it is. */
export const Followed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const address = location.href;
    await step('The first press of Tab shows it', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'Aller au contenu' });
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
    await step('After it the next press of Tab leads into the content', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toHaveFocus();
      await expect(location.href).toBe(address);
    });
  },
};
