import { frozenNow } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeviceList } from './DeviceList.tsx';

const here = { name: 'Firefox, Linux', openedAt: frozenNow, lastUsedAt: frozenNow, current: true };
const meta = {
  title: 'Account/DeviceList',
  tags: ['new'],
  component: DeviceList,
  args: {
    devices: [
      here,
      {
        name: 'Safari, iOS',
        openedAt: '2026-01-02T18:20:00+01:00',
        lastUsedAt: '2026-01-13T08:05:00+01:00',
        current: false,
      },
    ],
    onEndOthers: fn(async () => true),
  },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Appareils connectés' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Cet appareil');
    await expect(second).toHaveTextContent('Connecté le 2 janvier 2026 à 18 h 20, utilisé le 13 janvier 2026 à 8 h 05');
  },
};

export const OthersLoggedOut: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnecter les autres appareils' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

export const OnlyThisOne: Story = {
  args: { devices: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
  },
};

/** What a browser didn't say of itself, and when a session of an older version began. */
export const Unknown: Story = {
  args: { devices: [here, { lastUsedAt: frozenNow, current: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Appareil inconnu')).toBeVisible();
  },
};

/** The device that was used last comes first, after this one. */
export const SeveralOfAKind: Story = {
  tags: ['!autodocs'],
  args: {
    devices: [
      { name: 'Chrome, Linux', lastUsedAt: '2026-01-13T08:05:00+01:00', current: false },
      { name: 'Chrome, Linux', lastUsedAt: '2026-01-13T09:10:00+01:00', current: false },
      here,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Cet appareil');
    await expect(second).toHaveTextContent('9 h 10');
    await expect(third).toHaveTextContent('8 h 05');
  },
};
