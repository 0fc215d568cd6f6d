import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import AddUserPage from './AddUserPage.tsx';

const meta = {
  title: 'Pages/Administration/Add user',
  component: AddUserPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/utilisateurs/ajouter',
    session: 'administrator',
  } satisfies PageParameters,
} satisfies Meta<typeof AddUserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nom *')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail *')).toBeVisible();
  },
};

/** A valid e-mail address is required, and one that nobody else has. */
export const Refused: Story = {
  play: async ({ canvas, step }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter l’utilisateur' });
    await step('Without name and e-mail it isn’t sent', async () => {
      await userEvent.click(add);
      await expect(await canvas.findByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    const email = canvas.getByLabelText('E-mail *');
    await step('An incomplete e-mail is refused at the field', async () => {
      await userEvent.type(canvas.getByLabelText('Nom *'), 'Zoé Garnier');
      await userEvent.type(email, 'pas-un-email');
      await userEvent.click(add);
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/adresse e-mail complète/);
    });
    await step('The e-mail of another user is refused too', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'INES.MOREAU@mail.example');
      await userEvent.click(add);
      await waitFor(() => expect(email).toHaveAccessibleDescription(/déjà celle d’un utilisateur.*Inès Moreau/));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Ajouter un utilisateur' })).toBeVisible();
    });
  },
};

/** The new user is in the list, and waits for a first login. */
export const Adds: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nom *'), 'Zoé Garnier');
    await userEvent.type(canvas.getByLabelText('E-mail *'), 'zoe.garnier@mail.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter l’utilisateur' }));
    await expect(await canvas.findByText('Utilisateur ajouté avec succès')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    await expect(await canvas.findByRole('row', { name: /Zoé Garnier/ })).toHaveTextContent('En attente');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ajouter un utilisateur' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter l’utilisateur' })).toBeVisible();
  },
};
