import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { UserFields } from './UserFields.tsx';

const meta = {
  title: 'Admin/Customers/UserFields',
  id: 'admin-userfields',
  tags: ['stable'],
  component: UserFields,
  args: { value: { name: '', email: '', role: 'customer' }, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof UserFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const FieldsChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom *' }), 'Z');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ name: 'Z' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rôle' }), 'Administrateur');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ role: 'admin' });
  },
};

export const Refused: Story = {
  args: { issues: { name: 'Indiquez un nom.', email: 'Indiquez une adresse e-mail.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom *' })).toHaveAccessibleDescription('Indiquez un nom.');
    const email = canvas.getByRole('textbox', { name: 'E-mail *' });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Indiquez une adresse e-mail.');
  },
};

export const Filled: Story = {
  args: { value: { name: 'Zoé Garnier', email: 'zoe.garnier@mail.example', role: 'admin' } },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom *' })).toHaveValue('Zoé Garnier');
    await expect(canvas.getByRole('combobox', { name: 'Rôle' })).toHaveDisplayValue('Administrateur');
  },
};
