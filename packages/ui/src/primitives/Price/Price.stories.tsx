import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StruckPriceProvider } from '../../internal/StruckPriceContext.tsx';
import { States } from '../../testing/States.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Primitives/Price',
  tags: ['stable'],
  component: Price,
  args: { amount: 14.5 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('14,50\u00a0€');
  },
};

/** The regular price is struck through, the price to pay is not. */
export const Reduced: Story = {
  args: { amount: 17.99, was: 19.99 },
  play: async ({ canvas, canvasElement }) => {
    // Screen readers hear which of the two prices is paid.
    await expect(canvasElement).toHaveTextContent('Prix réduit : 17,99 € Prix habituel : 19,99 €');
    const regular = canvas.getByText('19,99\u00a0€', { normalizer: String });
    await expect(getComputedStyle(regular).textDecorationLine).toBe('line-through');
    // `text-decoration` is drawn through all descendants.
    const paid = canvas.getByText('17,99\u00a0€', { normalizer: String });
    for (let element: Element | null = paid; element !== null; element = element.parentElement) {
      await expect(getComputedStyle(element).textDecorationLine).toBe('none');
    }
  },
};

/** A shop in service says what the law compares a reduction with. */
export const LowestOfThirtyDays: Story = {
  args: { amount: 17.99, was: 18.99 },
  decorators: [
    (Story) => (
      <StruckPriceProvider struck="lowest">
        <Story />
      </StruckPriceProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Prix réduit : 17,99 € Prix le plus bas des 30 derniers jours : 18,99 €',
    );
  },
};

export const Large: Story = { args: { amount: 17.99, was: 19.99, size: 'lg' } };

export const Free: Story = { args: { amount: 0 } };

export const Thousands: Story = { args: { amount: 1234.5 } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Price} args={args} stories={{ Default, Reduced, Large, Free, Thousands }} />,
};
