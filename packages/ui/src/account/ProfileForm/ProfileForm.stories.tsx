import { accountUser } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'Account/ProfileForm',
  tags: ['stable'],
  component: ProfileForm,
  args: { value: accountUser, onSubmit: fn(async () => true) },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const NameAndPhoneChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('Shows the address, which can’t be changed', async () => {
      await expect(email).toBeDisabled();
      await expect(email).toHaveValue('client@maison-nuee.example');
      await expect(email).toHaveAccessibleDescription('Non modifiable');
    });
    const name = canvas.getByRole('textbox', { name: 'Nom complet' });
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await step('Submits name and phone without the spaces around them', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, ' Camille Roussel-Petit ');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Téléphone' }), ' 90{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Camille Roussel-Petit',
        phone: '06 12 34 56 78 90',
      });
    });
  },
};

/** A customer who has just registered has no phone number, and doesn't have to give one. */
export const WithoutPhone: Story = {
  args: { value: { ...accountUser, phone: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Camille Roussel', phone: '' });
  },
};

/** The field takes the focus and says what is missing; the rest stays as typed. */
export const WithoutName: Story = {
  parameters: framed(400),
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom complet' });
    const phone = canvas.getByRole('textbox', { name: 'Téléphone' });
    await step('Sends the form without a name', async () => {
      await userEvent.clear(name);
      await userEvent.clear(phone);
      await userEvent.type(phone, '02 40 00 00 00');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    });
    await step('It is refused: the field says why and has the focus, what was typed stays', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription('Indiquez votre nom.');
      await expect(phone).toHaveValue('02 40 00 00 00');
    });
  },
};
