import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { MarkupField } from './MarkupField.tsx';

const meta = {
  title: 'Admin/Pages of the owner/MarkupField',
  id: 'admin-markupfield',
  tags: ['new'],
  component: MarkupField,
  args: {
    label: 'Texte',
    value: '## Nos débuts\nUn comptoir, en 2019.',
    maxLength: 2000,
    rows: 6,
    description: 'Chaque titre commence une partie de la page.',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof MarkupField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button writes around what is selected, and the browser can undo it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return <MarkupField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte' });
    const at = field.value.indexOf('comptoir');
    field.setSelectionRange(at, at + 'comptoir'.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Gras' }));
    await expect(field).toHaveValue('## Nos débuts\nUn **comptoir**, en 2019.');
    await expect(field).toHaveFocus();
    document.execCommand('undo');
    await expect(field).toHaveValue('## Nos débuts\nUn comptoir, en 2019.');
  },
};

export const Wrong: Story = {
  args: { error: 'Commencez par un titre.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Texte' })).toHaveAccessibleDescription('Commencez par un titre.');
  },
};
