import { orders } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { photograph } from '../../testing/photographs.ts';
import { TicketForm, type TicketFormProps } from './TicketForm.tsx';

const sends = fn<NonNullable<TicketFormProps['onPhotograph']>>(async ({ name }) => ({ _id: name }));

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

const files = ['bouchon.webp', 'colis.webp'].map((name) => new File([photograph], name, { type: 'image/webp' }));
const input = (canvasElement: HTMLElement): HTMLInputElement => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('The input is missing.');
  return found;
};

/** In service: it may be about one of her orders, and have photographs. */
export const InService: Story = {
  args: { orders: [orders.shipped], onPhotograph: sends },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Says which order it is about', async () => {
      const order = canvas.getByRole('combobox', { name: 'Commande (facultatif)' });
      await expect(within(order).getAllByRole('option')).toHaveLength(2);
      await userEvent.selectOptions(order, orders.shipped._id);
      await expect(order).toHaveDisplayValue(/^CMD-\d+-\d+ du \d+ \p{L}+ \d+$/u);
    });
    await step('Sends photographs one by one, and takes one back', async () => {
      await userEvent.upload(input(canvasElement), files);
      await userEvent.click(await canvas.findByRole('button', { name: 'Retirer la photographie 2' }));
      await expect(canvas.getByRole('button', { name: 'Joindre des photographies' })).toHaveFocus();
      await expect(canvas.getAllByRole('button', { name: /^Agrandir/ })).toHaveLength(1);
    });
    await step('Sends all of it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Sujet' }), 'Flacon fendu');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Il est arrivé fendu.');
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        subject: 'Flacon fendu',
        message: 'Il est arrivé fendu.',
        orderId: orders.shipped._id,
        photographs: ['bouchon.webp'],
      });
    });
  },
};

/** Until the photograph has arrived, the ticket isn't sent without it. */
export const Sending: Story = {
  tags: ['!autodocs'],
  args: { onPhotograph: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sujet' }), 'Flacon fendu');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Il est arrivé fendu.');
    await userEvent.upload(input(canvasElement), files.slice(0, 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Why one isn't taken is said; what was typed stays. */
export const PhotographRefused: Story = {
  args: { onPhotograph: fn(async () => 'Cette image ne peut pas être lue\u00a0: le fichier est peut-être abîmé.') },
  play: async ({ args, canvas, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.upload(field, new File(['…'], 'film.mp4', { type: 'video/mp4' }), { applyAccept: false });
    await expect(await canvas.findByText('Choisissez une image PNG, JPEG, WebP ou AVIF.')).toBeVisible();
    await expect(args.onPhotograph).not.toHaveBeenCalled();
    await userEvent.upload(field, files.slice(0, 1));
    await expect(await canvas.findByText(/^Cette image ne peut pas être lue/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Photographies' })).toBeNull();
  },
};

/** A ticket takes three. */
export const TooMany: Story = {
  tags: ['!autodocs'],
  args: { onPhotograph: sends },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(
      input(canvasElement),
      [1, 2, 3, 4].map((at) => new File([photograph], `${at}.webp`, { type: 'image/webp' })),
    );
    await expect(await canvas.findByText(/^Joignez 3.photographies au plus\.$/)).toBeVisible();
    await expect(args.onPhotograph).toHaveBeenCalledTimes(3);
  },
};
