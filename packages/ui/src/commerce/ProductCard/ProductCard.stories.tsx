import { productSummary } from '@nuee/domain';
import { products } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CardActionProvider } from '../../internal/CardActionContext.tsx';
import { HeartIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { productSelect } from '../../testing/fixtureSelects.ts';
import { framed } from '../../testing/framed.ts';
import { States } from '../../testing/States.tsx';
import { ProductCard, productCardLayouts } from './ProductCard.tsx';

const kept = fn();
const Heart = ({ product: { name } }: { product: { name: string } }) => (
  <IconButton label={`Ajouter ${name} aux favoris`} icon={<HeartIcon size={22} />} onClick={() => kept(true)} />
);

const meta = {
  title: 'Commerce/Catalogue/ProductCard',
  id: 'commerce-productcard',
  tags: ['stable'],
  component: ProductCard,
  args: { product: products.bestSeller, style: { maxWidth: '22rem', height: 'auto' } },
  argTypes: { product: productSelect, layout: { control: 'inline-radio', options: productCardLayouts } },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Fraise des Bois');
    await expect(link).toHaveAttribute('href', '/produit/fraise-des-bois');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fraise des Bois' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Prix : 14,50 €');
  },
};

export const Fresh: Story = { args: { product: products.fresh } };

export const Reduced: Story = { args: { product: products.reduced } };

/** Where its bottles have different prices, it says the lowest one. */
export const PricesVary: Story = {
  args: { product: productSummary({ ...products.withVariants, id: '6' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Prix : à partir de 6,90 €');
  },
};

export const WithoutBadge: Story = { args: { product: products.plain } };

export const EveryBadge: Story = {
  args: { product: { ...products.everyBadge, id: '3' } },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByText(/^(Best-seller|Nouveau|Promo)$/).map((badge) => badge.textContent);
    await expect(badges).toEqual(['Best-seller', 'Nouveau', 'Promo']);
  },
};

export const SoldOut: Story = {
  args: { product: { ...products.soldOut, id: '7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rupture')).toBeVisible();
  },
};

/** For who has an account: a heart that is pressed without following the link. */
export const WithAction: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <CardActionProvider action={Heart}>
        <Story />
      </CardActionProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Ajouter Fraise des Bois aux favoris' });
    await userEvent.click(heart);
    await expect(kept).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Fraise des Bois');
  },
};

/** The colours come with a picture that the owner uploaded. */
export const TintOfItsOwn: Story = {
  args: { product: { ...products.plain, tint: { tint: ['#d4e4f7', '#12304d'], ink: ['#1d4f80', '#a9cdf0'] } } },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('picture')?.parentElement;
    if (!field) throw new Error('The card has no picture.');
    const [light, dark] = ['rgb(212, 228, 247)', 'rgb(18, 48, 77)'];
    await expect([light, dark]).toContain(getComputedStyle(field).backgroundColor);
  },
};

/** With the focus, as under the pointer, the bottle gives way to its flavours. Their picture is requested only then. */
export const Flavours: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    const flavours = () => canvasElement.querySelector<HTMLImageElement>('img[src*="-aromas"]');
    await expect(flavours()).toBeNull();
    await step('A finger loads nothing', async () => {
      const card = canvas.getByRole('article');
      await userEvent.pointer({ keys: '[TouchA>]', target: card });
      await expect(flavours()).toBeNull();
    });
    await step('The keyboard shows them', async () => {
      canvas.getByRole('link').focus();
      await waitFor(() => expect(flavours()).toBeVisible());
    });
  },
};

/** An owner's product has no picture of its flavours. */
export const WithoutFlavours: Story = {
  tags: ['!autodocs'],
  args: { product: { ...products.plain, image: '/images/products/product-3-640.webp', imageWidths: [] } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link').focus();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const LongName: Story = { args: { product: { ...products.longName, id: '6' } } };

/** The box of the picture, which itself grows below a pointer that happens to rest there. */
function pictureIn(card: HTMLElement): DOMRect {
  const picture = card.querySelector('article > div');
  if (picture === null) throw new Error('The card has no picture.');
  return picture.getBoundingClientRect();
}

/** The text is beside its picture on phones. */
export const Row: Story = {
  parameters: { ...framed(320), chromatic: { disableSnapshot: false } },
  args: { layout: 'row', product: products.reduced },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = pictureIn(canvasElement);
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(name.left).toBeGreaterThanOrEqual(picture.right);
  },
};

/** On half of a phone the badges are above the name, where they hide nothing of the bottle. They are read before it everywhere. */
export const CellOnAPhone: Story = {
  parameters: { ...framed(320), chromatic: { disableSnapshot: false } },
  args: { product: products.everyBadge, style: { maxWidth: '11rem', height: 'auto' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('Best-seller').getBoundingClientRect();
    await expect(badge.top).toBeGreaterThanOrEqual(pictureIn(canvasElement).bottom);
    await expect(badge.bottom).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().top);
  },
};

/** Takes a whole row of the catalogue from 1200 px on, which the flavours fill. */
export const Wide: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { layout: 'wide', product: products.limitedEdition, style: { maxWidth: '64rem', height: 'auto' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, step }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const picture = pictureIn(canvasElement);
    await expect(picture.width / card.width).toBeCloseTo(1 / 3, 2);
    const flavours = canvasElement.querySelector('article > div + div')?.getBoundingClientRect();
    await expect(flavours?.left).toBeCloseTo(picture.right, 0);
    await expect(flavours?.height).toBe(card.height);
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(flavours?.right ?? 9_999);
    await step('With the focus they are not shown twice', async () => {
      canvas.getByRole('link').focus();
      await waitFor(() => expect(canvasElement.querySelectorAll('img[src*="-aromas"]')).toHaveLength(2));
      await expect(canvasElement.querySelector('picture + picture')).not.toBeVisible();
    });
  },
};

/** Without flavours its text has their space. */
export const WideWithoutFlavours: Story = {
  ...Wide,
  args: {
    ...Wide.args,
    product: {
      ...products.plain,
      id: 'own',
      image: '/images/products/product-3-640.webp',
      imageWidths: [],
      tint: { tint: ['#d4e4f7', '#12304d'], ink: ['#1d4f80', '#a9cdf0'] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const text = canvasElement.querySelector('article > div + div')?.getBoundingClientRect();
    await expect((text?.width ?? 0) / card.width).toBeCloseTo(2 / 3, 2);
    await expect(text?.height).toBe(card.height);
  },
};

/** Alone on its row where the catalogue has two columns. */
export const WideInTwo: Story = {
  parameters: framed(640),
  args: { layout: 'wideInTwo', product: products.limitedEdition, style: { maxWidth: '43rem', height: 'auto' } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const picture = pictureIn(canvasElement);
    await expect(picture.width / card.width).toBeCloseTo(1 / 2, 2);
    await expect(picture.height).toBe(card.height);
    const number = canvas.getByText(/^N°/).getBoundingClientRect();
    await expect(number.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top);
  },
};

export const WideInBoth: Story = {
  ...WideInTwo,
  tags: ['!autodocs'],
  args: { ...WideInTwo.args, layout: 'wideInBoth' },
};

export const Feature: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { layout: 'feature', product: products.limitedEdition, style: { maxWidth: '42rem', height: '60rem' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = pictureIn(canvasElement);
    const name = canvas.getByRole('heading');
    // The picture fills the space beside the text, and the name is larger than in a cell.
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(getComputedStyle(name).fontSize).toBe('36px');
  },
};

/** The link covers the whole card. */
export const PressedAnywhere: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + card.width / 2, card.top + 40)).toBe(link);
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={ProductCard}
      args={args}
      stories={{ Default, Fresh, Reduced, WithoutBadge, EveryBadge, SoldOut, LongName }}
      interactive={['Default']}
      width="22rem"
    />
  ),
};
