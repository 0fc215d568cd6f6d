import { testCredentials } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AdminLogin } from './AdminLogin.tsx';

const meta = {
  title: 'Admin/Shell/AdminLogin',
  id: 'admin-adminlogin',
  tags: ['stable'],
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(), autofill: testCredentials.administrator },
} satisfies Meta<typeof AdminLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const FilledAndSent: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remplir automatiquement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(testCredentials.administrator);
  },
};

/** A shop in service has no test credentials to show. */
export const InService: Story = {
  args: { autofill: undefined, resetHref: '/admin/mot-de-passe' },
  play: async ({ canvas }) => {
    const forgotten = canvas.getByRole('link', { name: 'Mot de passe oublié\u00a0?' });
    await expect(forgotten).toHaveAttribute('href', '/admin/mot-de-passe');
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(canvas.queryByText('Identifiants de test')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { error: 'Identifiants administrateur invalides' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'quelqu-un@mail.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'autre-chose{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'quelqu-un@mail.example', password: 'autre-chose' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Identifiants administrateur invalides');
  },
};

/** After the password of an account that asks for a code, which is typed next. */
export const CodeAsked: Story = {
  args: { autofill: undefined, codeAsked: true },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'claire@maison-nuee.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'brume-du-matin');
    await userEvent.type(code, '123456{Enter}');
    const typed = { email: 'claire@maison-nuee.example', password: 'brume-du-matin', code: '123456' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(typed);
  },
};

/** Between the success and the dashboard a second press does nothing. */
export const Opening: Story = {
  args: { opening: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
