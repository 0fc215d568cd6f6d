import { ownerLegalText } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { VersionEditor } from './VersionEditor.tsx';

const wrong = (content: string): string | undefined => (content.includes('{{') ? 'Une accolade de trop.' : undefined);

const meta = {
  title: 'Admin/Pages of the owner/VersionEditor',
  id: 'admin-versioneditor',
  tags: ['new'],
  component: VersionEditor<string>,
  args: {
    text: ownerLegalText,
    isSame: (typed, saved) => typed.trim() === saved.trim(),
    isValid: (content) => wrong(content) === undefined,
    fields: (content, onChange) => (
      <TextArea label="Contenu" name="content" value={content} error={wrong(content)} onValueChange={onChange} />
    ),
    preview: (content) => <Text size="small">{content}</Text>,
    onVersionChange: fn(),
    onSave: fn(async () => true),
    onUnsavedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof VersionEditor<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveValue(ownerLegalText.content);
    await expect(canvas.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue(/^Version 2, /);
    await expect(canvas.queryByRole('button', { name: 'Enregistrer et publier' })).toBeNull();
  },
};

/** What is typed shows beside it, and is saved as the next version. */
export const Saved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contenu' });
    await userEvent.type(field, ' Et rien de plus.');
    await expect(await canvas.findByText(/Et rien de plus\./, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer et publier' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      content: `${ownerLegalText.content} Et rien de plus.`,
      version: 2,
    });
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

/** What can't be published isn't saved. */
export const Wrong: Story = {
  parameters: framed(640),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contenu' });
    await userEvent.type(field, ' {{{{nom}');
    await expect(field).toHaveAccessibleDescription('Une accolade de trop.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer et publier' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An earlier version is read, and can be taken over. */
export const Earlier: Story = {
  args: { earlier: { ...ownerLegalText, version: 1, content: '## Objet\nUn premier texte.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Vous lisez une version antérieure/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre ce texte' }));
    await expect(args.onVersionChange).toHaveBeenCalledWith(2);
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
  },
};
