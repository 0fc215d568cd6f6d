import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Contents } from './Contents.tsx';

const meta = {
  title: 'Content/Contents',
  tags: ['stable'],
  component: Contents,
  args: {
    entries: [
      { id: 'objet', title: 'Article 1. Objet' },
      { id: 'produits', title: 'Article 2. Produits et vente aux majeurs' },
      { id: 'prix', title: 'Article 3. Prix' },
    ],
  },
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Sommaire' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#objet', '#produits', '#prix']);
  },
};
