import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/Box/Box.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Office } from './Office.tsx';

const meta = {
  title: 'Admin/Shell/Office',
  id: 'admin-office',
  tags: ['stable'],
  component: Office,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Box paddingY={24}>
        <Stack>
          <Heading level={2}>Commandes récentes</Heading>
          <TextField label="Nom du produit *" name="name" />
          <SelectField label="Catégorie *" name="category" options={[{ value: 'Fruités', label: 'Fruités' }]} />
          <Box>
            <Button size="sm">Ajouter le produit</Button>
          </Box>
        </Stack>
      </Box>
    ),
  },
} satisfies Meta<typeof Office>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** With a mouse, from 1024 px, controls are 36 px high. */
export const ControlsForAMouse: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(height)).toBe(36);
  },
};

/** With touch, controls are 44 px high. */
export const ControlsForAFinger: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(height)).toBe(44);
  },
};
