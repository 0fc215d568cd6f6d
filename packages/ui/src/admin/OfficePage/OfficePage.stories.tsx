import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AdminShell } from '../AdminShell/AdminShell.tsx';
import { OfficePage } from './OfficePage.tsx';

const meta = {
  title: 'Admin/OfficePage',
  component: OfficePage,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell title="Tableau de bord" currentPath="/admin" onLogout={() => {}}>
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    children: (
      <>
        <Heading level={2}>Commandes récentes</Heading>
        <Text>Les commandes des sept derniers jours.</Text>
      </>
    ),
  },
} satisfies Meta<typeof OfficePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

function Going() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      {!isThere && (
        <OfficePage data-testid="shown">
          <Button onClick={() => setThere(true)}>Voir les commandes</Button>
        </OfficePage>
      )}
      <OfficePage ahead={!isThere} data-testid="ahead">
        <Heading level={2}>Toutes les commandes</Heading>
        <Button>Exporter</Button>
      </OfficePage>
    </>
  );
}

/** Nobody perceives the page that is drawn ahead, by eye, ear or key, until it is gone to: then it is the same one. */
export const Ahead: Story = {
  render: () => <Going />,
  play: async ({ canvas }) => {
    const ahead = canvas.getByTestId('ahead');
    const drawn = canvas.getByText('Toutes les commandes');
    await expect(drawn.checkVisibility()).toBe(false);
    await expect(canvas.queryByRole('heading', { name: 'Toutes les commandes' })).toBeNull();
    await expect(ahead.offsetHeight).toBe(0);
    await expect(ahead.offsetWidth).toBe(canvas.getByTestId('shown').offsetWidth);
    const go = canvas.getByRole('button', { name: 'Voir les commandes' });
    go.focus();
    await userEvent.tab();
    await expect(ahead.contains(document.activeElement)).toBe(false);

    await userEvent.click(go);
    await expect(canvas.getByRole('heading', { name: 'Toutes les commandes' })).toBe(drawn);
    await expect(drawn.checkVisibility()).toBe(true);
    await expect(ahead).not.toHaveAttribute('aria-hidden');
  },
};
