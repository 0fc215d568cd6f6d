import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { States } from '../../testing/States.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  tags: ['stable'],
  component: Text,
  args: {
    children: 'Un caramel cuit à cœur, presque brun, que le beurre arrondit et que la fleur de sel réveille.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: 'lead' } };

export const Aside: Story = { args: { size: 'aside', tone: 'gold', children: 'N° 3' } };

export const Small: Story = { args: { size: 'small', tone: 'muted' } };

export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };

export const Label: Story = { args: { size: 'label', as: 'span', children: 'Taux de nicotine' } };

export const Data: Story = { args: { size: 'data', as: 'span', children: '0123456789 17,99\u00a0€ 15/01/2026 09:42' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Positive: Story = { args: { tone: 'positive', children: 'Offerte' } };

export const Critical: Story = { args: { tone: 'critical', children: 'Une réponse manque.' } };

/** With the spacing of WCAG 1.4.12, which the toolbar gives to any story. */
export const SpacedByTheReader: Story = {
  parameters: framed(160),
  globals: { textSpacing: 'spaced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Un caramel/)).toHaveStyle({
      lineHeight: '24px',
      letterSpacing: '1.92px',
      wordSpacing: '2.56px',
    });
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={Text}
      args={args}
      stories={{ Default, Lead, Aside, Small, Caption, Label, Data, Accent, Positive, Critical }}
    />
  ),
};
