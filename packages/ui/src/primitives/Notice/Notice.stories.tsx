import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  tags: ['stable'],
  component: Notice,
  args: { tone: 'info', children: 'Connectez-vous pour finaliser votre commande.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Critical: Story = {
  args: { tone: 'critical', children: 'Adresse e-mail ou mot de passe incorrect.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Adresse e-mail ou mot de passe incorrect.',
    );
  },
};

export const LongText: Story = {
  args: {
    children:
      'Notre service est interrompu quelques instants. Votre panier est gardé sur cet appareil\u00a0: rien n’est perdu, vous pourrez finaliser votre commande dès son retour.',
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Notice} args={args} stories={{ Default, Critical, LongText }} width="24rem" />,
};
