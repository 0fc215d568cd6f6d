import { defaultFilters } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const chosen = { ...defaultFilters, category: 'Gourmands', minPrice: 15, newOnly: true } as const;

const meta = {
  title: 'Commerce/Catalogue/FilterChips',
  id: 'commerce-filterchips',
  tags: ['new'],
  component: FilterChips,
  args: { value: chosen, onValueCommit: fn() },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const names = ['Gourmands', 'De 15 à 30\u00a0€', 'Nouveautés'].map((label) => `Retirer le filtre ${label}`);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  },
};

/** The pressed chip disappears, and the focus stays among the others. */
export const OneTakenAway: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Gourmands' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ ...chosen, category: null });
    await expect(canvas.queryByText('Gourmands')).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Filtres choisis' })).toHaveFocus();
  },
};

/** Each takes away its own filter and no other. */
export const EachTakesAwayItsOwn: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    for (const [label, left] of [
      ['Nouveautés', { ...chosen, newOnly: false }],
      ['De 15 à 30\u00a0€', { ...defaultFilters, category: 'Gourmands' }],
      ['Gourmands', defaultFilters],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Retirer le filtre ${label}` }));
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(left);
    }
  },
};

export const NothingChosen: Story = {
  args: { value: defaultFilters },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
