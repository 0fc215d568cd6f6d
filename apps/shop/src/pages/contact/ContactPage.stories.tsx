import { type PageParameters, respond, settingsInService } from '@nuee/domain/fixtures';
import { onHeldClock } from '@nuee/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import ContactPage from './ContactPage.tsx';

const meta = {
  title: 'Pages/Shop/Contact',
  component: ContactPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/contact' } satisfies PageParameters,
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    for (const name of ['Nom', 'Email', 'Sujet', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    for (const fact of [
      /8 rue des Nuages/,
      /Du lundi au vendredi\s: 10:00-19:00/,
      /Samedi\s: 10:00-18:00/,
      /Dimanche\s: fermé/,
      /Plan d’accès/,
    ]) {
      await expect(canvas.getByRole('main')).toHaveTextContent(fact);
    }
    await expect(canvas.getByRole('link', { name: 'contact@maison-nuee.example' })).toBeVisible();
    await expect(canvas.getByText(/sous 24.à.48.heures/)).toBeVisible();
  },
};

/** A shop in service is reached as its owner has set. */
export const InService: Story = {
  args: { demonstration: false },
  parameters: { chromatic: { disableSnapshot: false }, settings: settingsInService } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('29200 Brest, France')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '02\u00a098\u00a000\u00a000\u00a000' })).toHaveAttribute(
      'href',
      'tel:+33298000000',
    );
    await expect(canvas.getByText(/Du lundi au samedi/)).toBeVisible();
  },
};

/** In service the message goes to the house; a failure is shown, and the text stays. */
export const NotSentInService: Story = {
  args: { demonstration: false },
  parameters: {
    settings: settingsInService,
    api: { contact: respond.refused(429, 'Trop de messages. Veuillez patienter avant de réessayer.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Inès Moreau');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@exemple.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sujet' }), 'Un flacon manque');
    await userEvent.type(message, 'Bonjour,');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText(/^Trop de messages/)).toBeVisible();
    await expect(message).toHaveValue('Bonjour,');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

/** Nothing is sent (section 5): the form is empty again, and a toast thanks for three seconds. */
export const Sent: Story = {
  // A call would get no answer, and the toast would not appear.
  parameters: { api: { contact: respond.never() } } satisfies PageParameters,
  play: ({ canvas }) =>
    onHeldClock(async (advance) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Inès Moreau');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@exemple.example');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Sujet' }), 'Un flacon manque');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Bonjour,');
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      const toasts = within(canvas.getByRole('region', { name: 'Notifications' }));
      await expect(await toasts.findByText('Message envoyé !')).toBeVisible();
      await expect(toasts.getByText('Nous vous répondrons dans les plus brefs délais.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
      advance(2_999);
      await expect(toasts.getByText('Message envoyé !')).toBeVisible();
      advance(1);
      await expect(toasts.queryByText('Message envoyé !')).toBeNull();
    }),
};
