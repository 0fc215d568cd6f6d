import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statements } from './Statements.tsx';

const meta = {
  title: 'Content/Statements',
  tags: ['stable'],
  component: Statements,
  args: {
    statements: [
      {
        title: 'Notre mission',
        bottle: { id: '6', image: '/images/products/product-6.png' },
        text: 'Accompagner les adultes qui vapent avec des saveurs justes, des étiquettes lisibles et des prix clairs. Pas de promesse\u00a0: une liste d’ingrédients.',
      },
      {
        title: 'Notre engagement qualité',
        bottle: { id: '7', image: '/images/products/product-7.png' },
        text: 'Propylène glycol et glycérine d’origine végétale, arômes alimentaires, nicotine de qualité pharmaceutique. Chaque lot est analysé avant d’être mis en flacon.',
      },
    ],
  },
} satisfies Meta<typeof Statements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const Single: Story = {
  args: { statements: meta.args.statements.slice(0, 1) },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

/** On a page without bottles of the demonstration. */
export const WithoutPictures: Story = {
  args: { statements: meta.args.statements.map(({ title, text }) => ({ title, text })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
};
