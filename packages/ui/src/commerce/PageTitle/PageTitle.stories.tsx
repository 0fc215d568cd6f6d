import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './PageTitle.tsx';

const meta = {
  title: 'Commerce/PageTitle',
  component: PageTitle,
  args: { title: 'Finaliser la commande' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAside: Story = { args: { title: 'Votre panier', aside: '3 articles' } };

/** The aside goes under the title rather than squeezing it. */
export const LongTitle: Story = {
  args: { title: 'Politique de confidentialité et de protection des données', aside: 'Version du 15 janvier 2026' },
};
