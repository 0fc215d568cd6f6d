import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Content/ContactForm',
  tags: ['stable'],
  component: ContactForm,
  args: { onSend: fn() },
  parameters: { maxWidth: '40rem' },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

async function fillIn(canvas: Canvas, email: string) {
  await userEvent.type(field(canvas, 'Nom'), 'Camille Roussel');
  await userEvent.type(field(canvas, 'Email'), email);
  await userEvent.type(field(canvas, 'Sujet'), 'Un flacon manque');
  await userEvent.type(field(canvas, 'Message'), 'Il manque un flacon à ma commande.');
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
}

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** `onSubmit` gets the message, and the fields are empty again. */
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'camille@mail.example');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenLastCalledWith({
      name: 'Camille Roussel',
      email: 'camille@mail.example',
      subject: 'Un flacon manque',
      message: 'Il manque un flacon à ma commande.',
    });
    for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(canvas, name)).toHaveValue('');
  },
};

/** What could not be sent stays, so that it needn't be written again. */
export const NotSent: Story = {
  tags: ['!autodocs'],
  args: { onSend: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'camille@mail.example');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field(canvas, 'Message')).toHaveValue('Il manque un flacon à ma commande.');
  },
};

/** The browser's own validation stops the form at each empty field: `onSubmit` isn't called. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(field(canvas, 'Nom')).toHaveFocus();
    for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(canvas, name)).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const WrongEmail: Story = {
  parameters: framed(640),
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'camille');
    await expect(field(canvas, 'Email')).toBeInvalid();
    await expect(field(canvas, 'Nom')).toHaveValue('Camille Roussel');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
