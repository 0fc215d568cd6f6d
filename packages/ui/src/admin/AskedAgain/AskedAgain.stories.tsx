import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { AskedAgain, type AskedAgainProps } from './AskedAgain.tsx';

const meta = {
  title: 'Admin/Shell/AskedAgain',
  id: 'admin-askedagain',
  tags: ['new'],
  component: AskedAgain,
  args: {
    open: true,
    question: 'Désactiver les codes\u00a0?',
    children: 'Votre mot de passe suffira de nouveau pour ouvrir l’administration.',
    confirmLabel: 'Désactiver',
    onOpenChange: fn(),
    onConfirm: fn<AskedAgainProps['onConfirm']>(async () => {}),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AskedAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Désactiver les codes\u00a0?' }));

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args }) => {
    const asked = await dialog();
    await expect(asked.queryByLabelText('Code')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Désactiver' }));
    await expect(asked.getByLabelText('Votre mot de passe')).toHaveAccessibleDescription(
      'Indiquez votre mot de passe.',
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Where the account has codes. */
export const WithCode: Story = {
  args: { asksCode: true },
  play: async ({ args }) => {
    const asked = await dialog();
    const code = asked.getByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
    await userEvent.type(code, '12345{Enter}');
    await expect(code).toHaveAccessibleDescription(/^Indiquez les six chiffres/);
    await userEvent.type(code, '6{Enter}');
    const given = { password: 'Un-Port-Au-Matin', code: '123456' };
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(given, expect.anything()));
  },
};
