import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  tags: ['stable'],
  component: Grid,
  args: {
    columns: 2,
    children: ['Fruités', 'Gourmands', 'Menthes', 'Classiques'].map((name) => (
      // The outline shows the gap.
      <p key={name} style={{ outline: '1px dashed' }}>
        {name}
      </p>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left;
    await expect(left('Menthes')).toBe(left('Fruités'));
    await expect(left('Gourmands')).toBeGreaterThan(left('Fruités'));
  },
};

export const ColumnsByWidth: Story = {
  args: { columns: { base: 1, md: 2, lg: 4 }, gap: 24 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = ['Fruités', 'Gourmands', 'Menthes', 'Classiques'].map(
      (name) => canvas.getByText(name).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};
