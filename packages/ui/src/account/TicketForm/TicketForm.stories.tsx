import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { TicketForm } from './TicketForm.tsx';

const meta = {
  title: 'Account/TicketForm',
  tags: ['stable'],
  component: TicketForm,
  args: { onSubmit: fn(async () => true), cancelHref: '#support' },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof TicketForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sujet' }), ' Colis en retard ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Le suivi ne bouge plus.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      subject: 'Colis en retard',
      message: 'Le suivi ne bouge plus.',
    });
    await expect(canvas.getByRole('link', { name: 'Annuler' })).toHaveAttribute('href', '#support');
  },
};

/** The sentence of the specification, and at each field what is missing; what was typed stays. */
export const Incomplete: Story = {
  parameters: framed(480),
  play: async ({ args, canvas, step }) => {
    const subject = canvas.getByRole('textbox', { name: 'Sujet' });
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await step('Sends it without a message', async () => {
      await userEvent.type(subject, 'Colis en retard');
      await userEvent.type(message, '  ');
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    });
    await step('It says what is missing, and keeps what was typed', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs.');
      await expect(message).toHaveFocus();
      await expect(message).toHaveAccessibleDescription('Écrivez votre message.');
      await expect(subject).toHaveValue('Colis en retard');
    });
    await step('Types the message, and the error disappears', async () => {
      await userEvent.type(message, 'Le suivi ne bouge plus.');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByRole('textbox', { name: 'Sujet' })).toHaveFocus();
  },
};
