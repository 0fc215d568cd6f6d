import { ownerPage } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { PageFields } from './PageFields.tsx';

const meta = {
  title: 'Admin/Pages of the owner/PageFields',
  id: 'admin-pagefields',
  tags: ['new'],
  component: PageFields,
  args: { name: 'about', content: ownerPage.content, onContentChange: fn(), onPictureChoose: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  render: function Typed(args) {
    const [content, setContent] = useState(args.content);
    return (
      <PageFields
        {...args}
        content={content}
        onContentChange={(next) => {
          setContent(next);
          args.onContentChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PageFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page must have a title, and a picture is chosen by file. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Titre' });
    await userEvent.clear(title);
    await expect(title).toHaveAccessibleDescription('Indiquez un titre.');
    await userEvent.type(title, 'Les Flacons');
    await expect(args.onContentChange).toHaveBeenLastCalledWith({ ...ownerPage.content, title: 'Les Flacons' });
    const file = new File(['x'], 'comptoir.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Image'), file);
    await expect(args.onPictureChoose).toHaveBeenCalledWith(file);
  },
};

/** A picture must be described; it can be taken away. */
export const WithPicture: Story = {
  args: {
    name: 'login',
    content: {
      lead: 'Heureux de vous retrouver.',
      picture: { image: '/images/categories/category-fruites.png', widths: [], alt: '', x: 50, y: 50 },
    },
  },
  play: async ({ args, canvas }) => {
    const alt = canvas.getByRole('textbox', { name: 'Ce que montre l’image' });
    await expect(alt).toHaveAccessibleDescription('Décrivez l’image pour ceux qui ne la voient pas.');
    await userEvent.type(alt, 'Le comptoir');
    await expect(alt).toHaveAccessibleDescription('Pour ceux qui ne la voient pas.');
    canvas.getByRole('button', { name: /^Point à garder en vue/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onContentChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ picture: expect.objectContaining({ alt: 'Le comptoir', y: 55 }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’image' }));
    await expect(args.onContentChange).toHaveBeenLastCalledWith({ lead: 'Heureux de vous retrouver.' });
  },
};

/** Promises stand one to a line. */
export const Promises: Story = {
  tags: ['!autodocs'],
  args: { name: 'product', content: { lines: 'Un\nDeux\nTrois\nQuatre\nCinq\nSix' } },
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('textbox', { name: 'Vos promesses' });
    await userEvent.type(lines, '{Enter}Sept');
    await expect(lines).toHaveAccessibleDescription('Indiquez 6\u00a0lignes au plus.');
  },
};
