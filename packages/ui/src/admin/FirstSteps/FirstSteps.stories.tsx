import { firstSteps, missingBeforeOpening } from '@nuee/domain';
import { openShopSettings } from '@nuee/domain/fixtures';
import { standardSettings } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const meta = {
  title: 'Admin/Dashboard/FirstSteps',
  id: 'admin-firststeps',
  tags: ['new'],
  component: FirstSteps,
  args: {
    steps: firstSteps({ missing: missingBeforeOpening(standardSettings, { sendsMail: false }), products: 0 }),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '48rem' },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('region', { name: 'Premiers pas' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent(/^Qui vend.*À faire$/);
    await expect(rows[5]).toHaveTextContent(/^Livraison.*À vérifier$/);
    await expect(canvas.getByRole('link', { name: 'Premier produit' })).toHaveAttribute(
      'href',
      '/admin/produits/ajouter',
    );
  },
};

/** Only the mail server is missing. */
export const OnlyMailsMissing: Story = {
  args: { steps: firstSteps({ missing: missingBeforeOpening(openShopSettings, { sendsMail: false }), products: 3 }) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[2]).toHaveTextContent(/^Serveur d’e-mails.*À faire$/);
    await expect(rows[4]).toHaveTextContent(/^Premier produit.*Fait$/);
  },
};
