import { registrationError } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Commerce/Login and registration/RegisterForm',
  id: 'commerce-registerform',
  tags: ['stable'],
  component: RegisterForm,
  args: {
    onSubmit: fn(async () => undefined),
    loginHref: '/login',
    termsHref: '/conditions-generales',
    privacyHref: '/politique-confidentialite',
  },
  parameters: { maxWidth: '30rem' },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas, confirmation: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Camille');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Roussel');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'camille@mail.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe'), 'brume-du-soir');
  await userEvent.type(canvas.getByLabelText('Confirmer le mot de passe'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: "S'inscrire" }));
}

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'brume-du-soir');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      firstName: 'Camille',
      lastName: 'Roussel',
      email: 'camille@mail.example',
      password: 'brume-du-soir',
      confirmation: 'brume-du-soir',
    });
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'politique de confidentialité' })).toBeVisible();
  },
};

/** The browser's own validation stops the form: `onSubmit` isn't called. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "S'inscrire" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  },
};

/** The page finds that the passwords differ; everything that was typed is kept. */
export const PasswordsDiffer: Story = {
  parameters: framed(640),
  render: function Checked(args) {
    const [error, setError] = useState<string>();
    return (
      <RegisterForm
        {...args}
        error={error}
        onSubmit={async (registration) => {
          setError(registrationError(registration));
          return undefined;
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'brume-du-matin');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Les mots de passe ne correspondent pas');
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille');
    const confirmation = canvas.getByLabelText('Confirmer le mot de passe');
    await expect(confirmation).toHaveValue('brume-du-matin');
    await expect(confirmation).toHaveFocus();
    await expect(confirmation).toHaveAccessibleDescription('Saisissez le même mot de passe.');
  },
};

/** What the server says, between the fields and the button. */
export const Refused: Story = {
  args: { error: 'Un compte existe déjà avec cette adresse e-mail.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

export const Submitting: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'brume-du-soir');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutLegalPages: Story = {
  args: { termsHref: undefined, privacyHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/vous acceptez/)).not.toBeInTheDocument();
  },
};
