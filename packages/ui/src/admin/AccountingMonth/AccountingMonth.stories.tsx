import { accounting } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { AccountingMonth } from './AccountingMonth.tsx';

const meta = {
  title: 'Admin/Orders/AccountingMonth',
  id: 'admin-accountingmonth',
  tags: ['new'],
  component: AccountingMonth,
  args: { accounting, onMonthChange: fn(), onDownload: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof AccountingMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Factures' })).toHaveTextContent('42et 2 avoirs');
    await expect(canvas.getByRole('group', { name: 'Total TTC' })).toHaveTextContent('1 794,10 €');
    await expect(canvas.getByRole('region', { name: 'TVA par taux' })).toHaveTextContent(
      'À 20 %299,09 € sur 1 470,06 €',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mois' }), 'décembre 2025');
    await expect(args.onMonthChange).toHaveBeenCalledWith('2025-12');
    await userEvent.click(canvas.getByRole('button', { name: /Écritures comptables/ }));
    await expect(args.onDownload).toHaveBeenCalledWith('fec');
  },
};

/** A file that takes a while can't be asked for twice. */
export const Preparing: Story = {
  tags: ['!autodocs'],
  args: { onDownload: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Factures et avoirs/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  parameters: framed(900),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('299,09 € sur 1 470,06 €')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Journal des ventes/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { accounting: { ...accounting, months: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune facture pour le moment')).toBeVisible();
  },
};
