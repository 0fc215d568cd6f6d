import { mostPictures, type ProductPicture } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductPictures, type ProductPicturesProps } from './ProductPictures.tsx';

const pictures: ProductPicture[] = [3, 8, 5].map((id) => ({
  image: `/images/products/product-${id}-640.webp`,
  alt: id === 3 ? 'Le flacon, debout sur du papier kraft' : '',
  x: 50,
  y: 50,
}));
const sent = '/images/products/product-7-640.webp';

const meta = {
  title: 'Admin/Products/ProductPictures',
  id: 'admin-productpictures',
  tags: ['new'],
  component: ProductPictures,
  args: {
    value: pictures,
    onValueChange: fn(),
    onSend: fn<ProductPicturesProps['onSend']>(async () => ({ image: sent, widths: [640] })),
    onSendingChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  render: function Controlled({ value: initial, onValueChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <ProductPictures
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ProductPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = new File(['…'], 'bouchon.png', { type: 'image/png' });

/** Each has a text; what is typed belongs to the picture, wherever it goes. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Image 2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Texte alternatif' }), 'Les arômes');
    await expect(canvas.getByRole('group', { name: 'Image 2' })).toHaveTextContent('Cadrage');
  },
};

/** The order changes with the keyboard: the focus stays where one can go on. */
export const Moved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const images = () => args.value.map(({ image }) => image);
    const [first, second, third] = images();
    const order = (...all: (string | undefined)[]) =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(all.map((image) => expect.objectContaining({ image })));
    canvas.getByRole('button', { name: 'Descendre : Image 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await order(second, first, third);
    await expect(canvas.getByRole('button', { name: 'Descendre : Image 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await order(second, third, first);
    // The last one can only go up again.
    await expect(canvas.getByRole('button', { name: 'Monter : Image 3' })).toHaveFocus();
    await expect(canvas.getByText('Image 3 sur 3')).toBeInTheDocument();
  },
};

export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Image 2' }));
    await expect(args.onValueChange).toHaveBeenCalledWith([args.value[0], args.value[2]]);
    await expect(canvas.getByLabelText('Ajouter une image')).toHaveFocus();
  },
};

/** The point is that of one picture. */
export const FramingOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Image 2' }));
    await userEvent.click(second.getByText('Cadrage'));
    second.getByRole('button', { name: /^Point à garder en vue/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const [first, framed, third] = args.value;
    await expect(args.onValueChange).toHaveBeenLastCalledWith([first, { ...framed, y: 45 }, third]);
  },
};

/** A chosen one is sent at once, and is the last one then. */
export const Added: Story = {
  args: { value: [] },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Image'), chosen);
    await expect(args.onSend).toHaveBeenCalledWith(chosen);
    await canvas.findByRole('group', { name: 'Image 1' });
    await expect(args.onValueChange).toHaveBeenCalledWith([{ image: sent, widths: [640], alt: '', x: 50, y: 50 }]);
    await expect(args.onSendingChange).toHaveBeenLastCalledWith(false);
  },
};

export const Sending: Story = {
  args: { value: pictures.slice(0, 1), onSend: fn<ProductPicturesProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Ajouter une image'), chosen);
    await expect(await canvas.findByText('Envoi de bouchon.png…')).toBeVisible();
    await expect(args.onSendingChange).toHaveBeenLastCalledWith(true);
  },
};

export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    value: pictures.slice(0, 1),
    onSend: fn<ProductPicturesProps['onSend']>(
      async () => 'Cette image ne peut pas être lue\u00a0: le fichier est peut-être abîmé.',
    ),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Ajouter une image');
    await userEvent.upload(field, chosen);
    await expect(await canvas.findByText(/^Cette image ne peut pas être lue/)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/abîmé/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A file that can't be a picture isn't sent, nor is one kept twice. */
export const NotAdded: Story = {
  args: {
    onSend: fn<ProductPicturesProps['onSend']>(async () => ({ image: pictures[1]?.image ?? '', widths: [640] })),
  },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Ajouter une image');
    await userEvent.upload(field, new File(['…'], 'flacon.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect(field).toHaveAccessibleDescription('Choisissez une image PNG, JPEG, WebP ou AVIF.');
    await userEvent.upload(field, chosen);
    await expect(await canvas.findByText('Ce produit a déjà cette image.')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** No more than the page of a product has room for. */
export const Full: Story = {
  args: {
    value: Array.from({ length: mostPictures }, (_, at) => ({
      image: `/images/products/product-${at + 1}-640.webp`,
      alt: '',
      x: 50,
      y: 50,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Ajouter une image')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Image 6' }));
    await expect(canvas.getByLabelText('Ajouter une image')).toHaveFocus();
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Image 1' })).toHaveTextContent('Celle des listes');
  },
};
