import { testCredentials } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TestCredentials } from './TestCredentials.tsx';

const meta = {
  title: 'Commerce/Login and registration/TestCredentials',
  id: 'commerce-testcredentials',
  tags: ['stable'],
  component: TestCredentials,
  args: { credentials: testCredentials, onFill: fn() },
  parameters: { maxWidth: '30rem' },
} satisfies Meta<typeof TestCredentials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Both pairs are shown; the button fills the administrator's. */
export const FillsTheAdministrator: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const box = within(canvas.getByRole('group', { name: 'Identifiants de test' }));
    await expect(box.getByText(testCredentials.customer.password)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Remplir automatiquement' }));
    await expect(args.onFill).toHaveBeenLastCalledWith(testCredentials.administrator);
  },
};

export const AdministratorOnly: Story = {
  args: { credentials: { administrator: testCredentials.administrator } },

  play: async ({ canvas }) => {
    await expect(canvas.getByText(testCredentials.administrator.password)).toBeVisible();
    await expect(canvas.queryByText(testCredentials.customer.password)).toBeNull();
  },
};
