import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Newsletter } from './Newsletter.tsx';

const meta = {
  title: 'Commerce/Home/Newsletter',
  id: 'commerce-newsletter',
  tags: ['stable'],
  component: Newsletter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** In service the address is sent, and the field is empty again. */
export const Subscribes: Story = {
  args: { onSubscribe: fn(async () => true) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse e-mail' });
    await userEvent.type(field, 'camille@mail.example{Enter}');
    await expect(args.onSubscribe).toHaveBeenLastCalledWith('camille@mail.example');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** What could not be sent stays. */
export const NotSent: Story = {
  tags: ['!autodocs'],
  args: { onSubscribe: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse e-mail' });
    await userEvent.type(field, 'camille@mail.example{Enter}');
    await waitFor(() => expect(args.onSubscribe).toHaveBeenCalledOnce());
    await expect(field).toHaveValue('camille@mail.example');
  },
};

/** As specified, the button has no behaviour: what was typed stays, and nothing is sent. */
export const Inert: Story = {
  args: { privacyHref: '/politique-confidentialite' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse e-mail' });
    await userEvent.type(field, 'camille@maison-nuee.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: "S'abonner" }));
    await expect(field).toHaveValue('camille@maison-nuee.example');
  },
};
