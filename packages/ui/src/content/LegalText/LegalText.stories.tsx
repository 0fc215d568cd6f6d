import { legalDefaults, readLegalText } from '@nuee/domain';
import { settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GuaranteeNotice } from '../../commerce/GuaranteeNotice/GuaranteeNotice.tsx';
import { WithdrawalSheet } from '../WithdrawalSheet/WithdrawalSheet.tsx';
import { LegalText } from './LegalText.tsx';

const meta = {
  title: 'Content/LegalText',
  tags: ['new'],
  component: LegalText,
  args: {
    sections: readLegalText(legalDefaults.terms, settingsInService).sections.slice(-2),
    parts: {
      guarantee: <GuaranteeNotice level={3} open />,
      withdrawalForm: <WithdrawalSheet recipient="Les Flacons de Brest SARL" />,
      storageKeys: null,
    },
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const last = within(canvas.getByRole('region', { name: /^Article 7/ }));
    await expect(last.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute('href', '/retractation');
    await expect(last.getByRole('heading', { level: 3, name: 'Garantie légale de conformité' })).toBeVisible();
    await expect(last.getByText('14 jours', { selector: 'strong' })).toBeVisible();
  },
};

/** HTML of the owner's stays words, and a link to nowhere safe is none. */
export const Harmless: Story = {
  tags: ['!autodocs'],
  args: {
    sections: readLegalText('## Essai\n<img src="x" onerror="alert(1)">\n[ici](javascript:alert(1))', settingsInService)
      .sections,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src="x"/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
