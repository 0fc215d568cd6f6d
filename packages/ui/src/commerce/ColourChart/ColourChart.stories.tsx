import { colourChart } from '@nuee/domain';
import { products as examples } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ColourChart } from './ColourChart.tsx';

const meta = {
  title: 'Commerce/Product/ColourChart',
  id: 'commerce-colourchart',
  tags: ['stable'],
  component: ColourChart,
  args: { bands: colourChart(products, examples.reduced), current: examples.reduced.id },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ColourChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole('navigation', { name: 'Nuancier' }));
    await expect(chart.getAllByRole('link')).toHaveLength(10);
    await expect(chart.getByRole('link', { current: 'page' })).toHaveAccessibleName('Caramel Beurre Salé');
    await expect(chart.getByRole('link', { name: 'Menthe Glaciale' })).toHaveAttribute(
      'href',
      '/produit/menthe-glaciale',
    );
  },
};

/** The flavours of every bottle, at the end of the house's story. */
export const Aromas: Story = {
  args: { pictures: 'aromas', current: undefined },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    // The name of the link says what its picture shows.
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};
