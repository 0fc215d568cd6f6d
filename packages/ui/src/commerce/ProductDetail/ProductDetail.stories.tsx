import { products } from '@nuee/domain/fixtures';
import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { productSelect } from '../../testing/fixtureSelects.ts';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { type AddingStatus, addingStatuses } from '../BuyBar/BuyBar.tsx';
import { ownViews } from '../pictures.ts';
import { ProductDetail } from './ProductDetail.tsx';

const meta = {
  title: 'Commerce/Product/ProductDetail',
  id: 'commerce-productdetail',
  tags: ['stable'],
  component: ProductDetail,
  args: { product: products.reduced, categories, status: 'idle', onAdd: fn() },
  argTypes: { product: productSelect, status: { control: 'inline-radio', options: addingStatuses } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.getByText('−10 %')).toBeVisible();
    const strengths = within(canvas.getByRole('radiogroup', { name: 'Taux de nicotine' }));
    await expect(strengths.getAllByRole('radio')[0]).toBeChecked();
    const sizes = within(canvas.getByRole('radiogroup', { name: 'Contenance' }));
    await expect(sizes.getAllByRole('radio')[0]).toBeChecked();
    // Only the chosen bottle is filled.
    const bodies = [...canvasElement.querySelectorAll('label svg rect:last-child')];
    const filled = bodies.map((body) => getComputedStyle(body).fill !== 'none');
    await expect(filled).toEqual([true, false, false, false]);
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
  },
};

/** The warning belongs to a bottle with nicotine, and is as readable as the description. */
export const Warning: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const text =
      'La nicotine contenue dans ce produit crée une forte dépendance. Son utilisation par les non-fumeurs n’est pas recommandée.';
    const begin = /^La nicotine contenue/;
    await step('A strength with nicotine warns, in the size and colour of the text', async () => {
      await expect(canvas.queryByText(begin)).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: /^6/ }));
      const warning = canvas.getByText(begin);
      await expect(warning).toHaveTextContent(text);
      const looks = (element: Element) => getComputedStyle(element);
      await expect(Number.parseFloat(looks(warning).fontSize)).toBeGreaterThanOrEqual(16);
      await expect(looks(warning).color).toBe(looks(document.body).color);
    });
    await step('One without doesn’t', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^0/ }));
      await expect(canvas.queryByText(begin)).toBeNull();
    });
  },
};

/** A shop in service says what delivery costs, in place of a word about it. */
export const WithDelivery: Story = {
  tags: ['!autodocs'],
  args: { delivery: 'Livraison dès 3,90\u00a0€, offerte au-dessus de 50\u00a0€' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Livraison dès 3,90.€, offerte/)).toBeVisible();
    await expect(canvas.queryByText('Livraison rapide')).not.toBeInTheDocument();
  },
};

/**
 * Nicotine is sold in 10 ml only: choosing a strength selects that bottle, and the other sizes say why they can't be
 * chosen.
 */
export const Lawful: Story = {
  tags: ['!autodocs'],
  args: { lawful: true },
  play: async ({ args, canvas, step }) => {
    const why = /flacons de 10.ml seulement/;
    await step('Without nicotine each size can be chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^30/ }));
      await expect(canvas.getByRole('radio', { name: /^30/ })).toBeChecked();
      await expect(canvas.queryByText(why)).toBeNull();
    });
    await step('Choosing a strength selects the bottle that may hold it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^6/ }));
      await expect(canvas.getByRole('radio', { name: /^10 / })).toBeChecked();
      await expect(canvas.getByText(why)).toBeVisible();
    });
    await step('A larger one can’t be chosen', async () => {
      const large = canvas.getByRole('radio', { name: /^30/ });
      await expect(large).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(large);
      await expect(large).not.toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, size: 10, nicotineStrength: 6 });
    });
    await step('Without nicotine the chosen size comes back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^0/ }));
      await expect(canvas.getByRole('radio', { name: /^30/ })).toBeChecked();
    });
  },
};

/** A product in large bottles only has no strengths to choose. */
export const LawfulInLargeBottles: Story = {
  tags: ['!autodocs'],
  args: { lawful: true, product: { ...products.reduced, sizes: [50, 100], nicotineStrengths: [3, 0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^3/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('radio', { name: /^0/ })).toBeChecked();
  },
};

/** The squares beside the foot of the bottle choose which one is shown. */
export const Views: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('radiogroup', { name: 'Vues du produit' }));
    await expect(views.getAllByRole('radio', { checked: true })).toEqual([
      views.getByRole('radio', { name: 'Flacon' }),
    ]);
    await expect(canvas.queryByRole('img', { name: 'Caramel Beurre Salé, De près' })).toBeNull();
    await userEvent.click(views.getByRole('radio', { name: 'De près' }));
    await expect(canvas.getByRole('img', { name: 'Caramel Beurre Salé, De près' })).toBeVisible();
  },
};

/** A product with one picture has nothing to choose from. */
export const OneView: Story = {
  tags: ['!autodocs'],
  args: { product: { ...products.reduced, image: '/images/products/product-3-640.webp', imageWidths: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Vues du produit' })).toBeNull();
  },
};

/** The pictures of an owner are described in her words, or named by the product. */
export const OwnViews: Story = {
  tags: ['!autodocs'],
  args: {
    views: ownViews({
      pictures: [
        { image: '/images/products/product-3.png', alt: 'Le flacon sur du papier kraft', x: 50, y: 50 },
        { image: '/images/products/product-3-macro.png', alt: '', x: 30, y: 70 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Le flacon sur du papier kraft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vue\u00a02' }));
    const second = canvas.getByRole('img', { name: 'Caramel Beurre Salé, Vue\u00a02' });
    await expect(second).toBeVisible();
    await expect(second).toHaveStyle({ objectPosition: '30% 70%' });
  },
};

/** A phone swipes them: the view that gets the focus comes in sight. */
export const ViewsOnAPhone: Story = {
  tags: ['!autodocs'],
  parameters: framed(720),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const near = canvas.getByRole('img', { name: 'Caramel Beurre Salé, De près' });
    await expect(near.getBoundingClientRect().left).toBeGreaterThanOrEqual(window.innerWidth);
    canvas.getByRole('radio', { name: 'De près' }).focus();
    await waitFor(() => expect(near.getBoundingClientRect().left).toBeCloseTo(0, 0));
  },
};

/** Each bottle has its own price and stock: the page follows the choice, and a bottle that isn’t sold can’t be chosen. */
export const Variants: Story = {
  args: { product: { ...products.withVariants, id: '6' } },
  play: async ({ args, canvas, step }) => {
    await step('The price follows the size', async () => {
      await expect(canvas.getAllByText('6,90 €')).not.toHaveLength(0);
      await userEvent.click(canvas.getByRole('radio', { name: /^50/ }));
      await expect(canvas.queryByText('6,90 €')).toBeNull();
      await expect(canvas.getAllByText('19,90 €')).not.toHaveLength(0);
    });
    await step('A strength that isn’t sold in this size selects one in which it is', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^3/ }));
      await expect(canvas.getByRole('radio', { name: /^10 / })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^50/ })).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByText('Tous les taux n’existent pas dans toutes les contenances.')).toBeVisible();
      await expect(canvas.getByText('Plus que 2')).toBeVisible();
    });
    await step('One that is sold out can be chosen, and says so', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^6.*en rupture/ }));
      await expect(canvas.getByText('Rupture')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Indisponible' })).toBeDisabled();
    });
    await step('What is chosen is added', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^3/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, size: 10, nicotineStrength: 3 });
    });
  },
};

/** `onAdd` gets strength, size and quantity together. */
export const Chosen: Story = {
  // On the docs page it looks like `Default`.
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^6/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^30/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 2, size: 30, nicotineStrength: 6 });
  },
};

export const Adding: Story = {
  args: { status: 'adding' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** « Ajouté au panier » for 2 s after a success. */
export const Added: Story = {
  args: { status: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouté au panier' })).toBeVisible();
  },
};

/** A browser may paint the page before it has read the button beside the quantity. */
export const QuantityBeforeTheButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const quantity = within(canvas.getByRole('group', { name: 'Quantité' })).getByRole('status');
    const button = canvas.getByRole('button', { name: 'Ajouter au panier' });
    const { top } = quantity.getBoundingClientRect();
    button.style.display = 'none';
    await expect(quantity.getBoundingClientRect().top).toBe(top);
    button.style.removeProperty('display');
  },
};

export const WithoutReduction: Story = {
  args: { product: products.limitedEdition },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Collections Limitées')).toBeVisible();
    await expect(canvas.getByText('Nouveau')).toBeVisible();
    await expect(canvas.queryByText('Prix habituel', { exact: false })).toBeNull();
  },
};

export const FewerStrengths: Story = {
  args: { product: products.fewerStrengths },

  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('radiogroup', { name: /nicotine/ })).getAllByRole('radio')).toHaveLength(
      products.fewerStrengths.nicotineStrengths.length,
    );
  },
};

/** It says so beside the category, and can't be added. */
export const SoldOut: Story = {
  args: { product: { ...products.soldOut, id: '7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rupture')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Indisponible' })).toBeDisabled();
  },
};

/** From three pieces down it says how many are left. */
export const FewLeft: Story = {
  tags: ['!autodocs'],
  args: { product: { ...products.plain, fewLeft: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plus que 2')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { product: { ...products.longName, id: '6' } },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: products.longName.name })).toBeVisible();
    await expect(pageOverflow()).toBe(0);
  },
};

/** The category leads to its products. */
export const CategoryPressed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gourmands' })).toHaveAttribute(
      'href',
      '/catalogue?category=Gourmands',
    );
  },
};

/** The next press adds one piece, not as many as before. */
export const QuantityAfterAnAdd: Story = {
  tags: ['!autodocs'],
  render: function Adding(args) {
    const [status, setStatus] = useState<AddingStatus>('idle');
    return (
      <ProductDetail {...args} status={status} onAdd={() => setStatus('added')} cart={{ pieces: 2, total: 35.98 }} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const quantity = within(canvas.getByRole('group', { name: 'Quantité' })).getByRole('status');
    await expect(quantity).toHaveTextContent('1');
    await expect(
      canvas.getByText('Ajouté au panier : 2 × Caramel Beurre Salé, 0 mg/ml, 10 ml', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
  },
};

/** The bar stays at the bottom of the window; what is focused above it isn't hidden, and « Modifier » leads back there. */
export const Phone: Story = {
  parameters: framed(720),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    await expect(add.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const bar = canvas.getByText('0 mg/ml · 10 ml').getBoundingClientRect().top;
    const strength = within(canvas.getByRole('radiogroup', { name: 'Taux de nicotine' })).getByRole('radio', {
      checked: true,
    });
    await step('The keyboard reaches the choice above the bar', async () => {
      strength.focus();
      await expect(strength.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar);
    });
    await step('« Modifier » leads to the choice', async () => {
      window.scrollTo(0, 0);
      await userEvent.click(canvas.getByRole('button', { name: /^Modifier/ }));
      await expect(strength).toHaveFocus();
      await expect(strength.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar);
    });
  },
};
