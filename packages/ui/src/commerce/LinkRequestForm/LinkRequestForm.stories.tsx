import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { LinkRequestForm } from './LinkRequestForm.tsx';

const meta = {
  title: 'Commerce/Login and registration/LinkRequestForm',
  id: 'commerce-linkrequestform',
  tags: ['new'],
  component: LinkRequestForm,
  args: { onSubmit: fn() },
  parameters: { maxWidth: '30rem' },
} satisfies Meta<typeof LinkRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Nouveau lien' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  },
};

export const Asked: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' camille@mail.example{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('camille@mail.example');
  },
};

export const NoAddress: Story = {
  parameters: framed(320),
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'camille{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
  },
};

export const Sent: Story = {
  args: { sent: 'Si un compte existe à cette adresse, un lien vient de partir. Il est valable une heure.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('un lien vient de partir');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: 'Le lien n’a pas pu être demandé. Vérifiez votre connexion, puis réessayez.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vérifiez votre connexion');
  },
};

/** A second press does nothing. */
export const Submitting: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'camille@mail.example{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
