import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { SecondFactor, type SecondFactorProps } from './SecondFactor.tsx';

const codes = [...'QRSTUVWXYZ'].map((last) => `ABCDEFGHJKLMNP2${last}`);
const picture = Array.from({ length: 29 }, (_, y) => Array.from({ length: 29 }, (_each, x) => (x * y) % 3 === 0));

const meta = {
  title: 'Admin/Shell/SecondFactor',
  id: 'admin-secondfactor',
  tags: ['new'],
  component: SecondFactor,
  args: {
    isOn: false,
    recoveryCodes: 0,
    onPropose: fn<SecondFactorProps['onPropose']>(async () => ({
      secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      picture,
    })),
    onConfirm: fn<SecondFactorProps['onConfirm']>(async () => codes),
    onRenew: fn<SecondFactorProps['onRenew']>(async () => codes),
    onRemove: fn<SecondFactorProps['onRemove']>(async () => true),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const answer = async (question: string, verb: string, code?: string): Promise<void> => {
  const asked = within(await screen.findByRole('dialog', { name: question }));
  await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
  if (code !== undefined) await userEvent.type(asked.getByLabelText('Code'), code);
  await userEvent.click(asked.getByRole('button', { name: verb }));
};
const begin = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Activer les codes' }));
  await answer('Activer les codes\u00a0?', 'Continuer');
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** The picture, and the key to be typed where there is no camera. */
export const Proposed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await begin(canvas);
    await expect(await canvas.findByRole('img', { name: /^Image à photographier/ })).toBeVisible();
    await expect(canvas.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Activer' }));
    const code = canvas.getByLabelText('Code affiché par l’application');
    await expect(code).toHaveAccessibleDescription(/^Indiquez les six chiffres/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** They are shown until whoever sees them says that they are written down. */
export const RecoveryCodes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await begin(canvas);
    await userEvent.type(await canvas.findByLabelText('Code affiché par l’application'), '123 456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123 456', expect.anything());
    const list = within(await canvas.findByRole('list', { name: 'Codes de secours' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  },
};

export const On: Story = {
  args: { isOn: true, recoveryCodes: 9 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Codes de secours qui restent : 9.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Désactiver les codes' }));
    await answer('Désactiver les codes\u00a0?', 'Désactiver', '123456');
    const again = { password: 'Un-Port-Au-Matin', code: '123456' };
    await expect(args.onRemove).toHaveBeenCalledWith(again, expect.anything());
  },
};

/** Whose account has passkeys only, for which the recovery codes are too. */
export const BesidePasskeys: Story = {
  args: { isOn: false, asksCode: 'orPasskey', recoveryCodes: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Codes de secours qui restent : 10.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Activer les codes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Désactiver les codes' })).toBeNull();
  },
};

export const Renewed: Story = {
  tags: ['!autodocs'],
  args: { isOn: true, recoveryCodes: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aucun code de secours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveaux codes de secours' }));
    await answer('Remplacer les codes de secours\u00a0?', 'Remplacer', '123456');
    await expect(await canvas.findByRole('list', { name: 'Codes de secours' })).toBeVisible();
  },
};
