import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { PictureField } from './PictureField.tsx';

const meta = {
  title: 'Admin/Products/PictureField',
  id: 'admin-picturefield',
  tags: ['new'],
  component: PictureField,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const FileChosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const file = new File(['…'], 'flacon.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Image/), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const FileDropped: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const file = new File(['…'], 'flacon.webp', { type: 'image/webp' });
    const files = new DataTransfer();
    files.items.add(file);
    const place = canvas.getByText('ou déposez-le ici');
    place.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

/** A file that can't be a picture of the shop is refused before it is sent. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/^Image/);
    await userEvent.upload(field, new File(['…'], 'flacon.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect(field).toHaveAccessibleDescription('Choisissez une image PNG, JPEG, WebP ou AVIF.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  args: { chosen: { name: 'caramel.png', address: '/images/products/product-3-320.webp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('caramel.png');
  },
};

/** The present picture stands at its field, and can be taken away. */
export const Removable: Story = {
  args: { chosen: { name: 'Image actuelle', address: '/images/products/product-3-320.webp' }, onRemove: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Image actuelle');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’image' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
