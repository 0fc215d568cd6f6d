import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { States, withSameLandmarks } from '../../testing/States.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  tags: ['new'],
  component: Pagination,
  args: { page: 2, pages: 40, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        props.onPageChange(next);
        setPage(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Turning {...args} />,
};

export const Turned: Story = {
  tags: ['!autodocs'],
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 sur 40');
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 sur 40');
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 sur 40');
  },
};

/** On the last page the button keeps the focus and does nothing. */
export const LastPage: Story = {
  args: { page: 39 },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Page suivante' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 40 sur 40');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  parameters: framed(160),
  args: { page: 1_999, pages: 2_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Page suivante' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A single page has no pagination. */
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false }, ...withSameLandmarks },
  render: (args) => <States of={Pagination} args={args} stories={{ Default, FirstPage }} interactive={['Default']} />,
};
