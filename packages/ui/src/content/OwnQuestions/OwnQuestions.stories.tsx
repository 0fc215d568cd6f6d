import { ownPage } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OwnQuestions } from './OwnQuestions.tsx';

const meta = {
  title: 'Content/OwnQuestions',
  tags: ['new'],
  component: OwnQuestions,
  args: { page: ownPage, contactHref: '/contact' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first answer is open. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nos débuts' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Aujourd’hui' }));
    await expect(canvas.getByRole('link', { name: 'catalogue' })).toHaveAttribute('href', '/catalogue');
    await userEvent.click(canvas.getByRole('button', { name: 'Nos débuts' }));
  },
};
