import {
  type Bottle,
  type Category,
  categoryPath,
  currentPrice,
  discountPercentage,
  isLawfulBottle,
  type Product,
  productNumber,
  unlawfulBottle,
} from '@nuee/domain';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Travelling } from '../../internal/Travelling.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { NoWrap } from '../../primitives/NoWrap/NoWrap.tsx';
import { OptionGroup } from '../../primitives/OptionGroup/OptionGroup.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { categoryTint, productTint } from '../../styles/tint.ts';
import { BottleShape } from '../BottleShape/BottleShape.tsx';
import { type AddingStatus, BuyBar, type BuyBarProps } from '../BuyBar/BuyBar.tsx';
import { CurrentMark } from '../CurrentMark/CurrentMark.tsx';
import { ProductPromises } from '../ProductPromises/ProductPromises.tsx';
import { bottleName, bottleViews, type ProductView } from '../pictures.ts';
import * as styles from './ProductDetail.css.ts';
import { type BottleChoice, type Measure, useBottle } from './useBottle.ts';

/** What the visitor chose on the product page. */
export interface ProductChoice {
  quantity: number;
  /** In ml. */
  size: number;
  /** In mg/ml. */
  nicotineStrength: number;
}

export interface ProductDetailProps extends Omit<PartProps<'section'>, 'children'>, Pick<BuyBarProps, 'cart' | 'slip'> {
  /** The product that is shown. */
  product: Product;
  /** What the owner of a shop in service promises, in place of the demonstration's promises. */
  promises?: readonly string[] | undefined;
  /** The categories of the shop: the product's own one colours its name. */
  categories: readonly Category[];
  /** The state of adding to the cart. */
  status: AddingStatus;
  /** Called with the choice when « Ajouter au panier » is pressed. */
  onAdd: (choice: ProductChoice) => void;
  /**
   * Whether nicotine is sold in 10 ml only, as the law requires of a shop in service. Default `false`: each strength in
   * each size.
   */
  lawful?: boolean;
  /** What delivery costs, in a few words: « Livraison dès 3,90 € ». Without it the demonstration only says that it is fast. */
  delivery?: string | undefined;
  /** Why the last add was refused, in a French sentence. */
  refusal?: string | undefined;
  /** Further actions, placed over the picture. */
  action?: ReactNode;
  /** Its pictures. Default its one, and the further ones of the demonstration's bottles. */
  views?: readonly ProductView[] | undefined;
  /** The colour chart, which phones show above the picture. */
  chart?: ReactNode;
}

/**
 * A product with its choices and the button that adds it to the cart. The page scrolls to its `id` (section 2).
 *
 * Use it once, on the page of a product; in a list, use `ProductCard`.
 */
export function ProductDetail({
  product,
  promises,
  categories,
  status,
  onAdd,
  lawful = false,
  delivery,
  cart,
  slip,
  refusal,
  action,
  views = bottleViews(product),
  chart,
  className,
  style,
  ...rest
}: ProductDetailProps) {
  const headingId = useId();
  const number = productNumber(product);
  const tint = productTint(product);
  const category = categories.find(({ name }) => name === product.category);
  const choice = useBottle(product, lawful);
  const { sold } = choice;
  const was = sold.discountPrice === undefined ? undefined : sold.price;
  return (
    <section
      id="product-detail"
      aria-labelledby={headingId}
      className={cx(styles.root, tint.className, className)}
      style={{ ...tint.style, ...style }}
      {...rest}
    >
      {chart && <div className={styles.chart}>{chart}</div>}
      <Travelling name={bottleName(product)}>
        <div className={styles.media}>
          <Views key={product.id} name={product.name} views={views} />
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              <span className={styles.sign}>N°&nbsp;</span>
              {number}
            </span>
          )}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </Travelling>
      <div className={styles.text}>
        <div className={styles.badges}>
          <Link href={categoryPath(product.category)} className={styles.category}>
            <Badge tone="tint" {...categoryTint(category)}>
              {product.category}
            </Badge>
          </Link>
          {sold.outOfStock && <Badge tone="neutral">Rupture</Badge>}
          {sold.fewLeft !== undefined && <Badge tone="neutral">{`Plus que\u00a0${sold.fewLeft}`}</Badge>}
          {product.isBestSeller && <Badge tone="bestSeller">Best-seller</Badge>}
          {product.isNew && <Badge tone="fresh">Nouveau</Badge>}
          {sold.discountPrice !== undefined && (
            <Badge tone="promo">{`−${discountPercentage(sold.price, sold.discountPrice)}\u00a0%`}</Badge>
          )}
        </div>
        <Heading level={1} id={headingId} className={styles.name}>
          {product.name}
        </Heading>
        <div className={styles.price}>
          <Price size="lg" amount={currentPrice(sold)} was={was} />
        </div>
        <p className={styles.description}>{product.description}</p>
        {/* Another product resets the quantity. */}
        <Choice key={product.id} {...{ product, choice, status, onAdd, lawful, cart, slip, refusal, was }} />
        <ProductPromises promises={promises} delivery={delivery} />
      </div>
    </section>
  );
}

/**
 * A phone swipes the pictures, a larger window shows the one that is chosen. Native radios need no script for either: the
 * one that gets the focus is scrolled into view.
 */
function Views({ name, views }: { name: string; views: readonly ProductView[] }) {
  const group = useId();
  const several = views.length > 1;
  return (
    <>
      <div {...(several && { role: 'radiogroup', 'aria-label': 'Vues du produit' })} className={styles.views}>
        {views.map(({ label, alt, ...view }, place) => (
          <div key={label} className={styles.slide}>
            <Picture
              className={styles.picture}
              {...view}
              alt={alt ?? (place === 0 ? name : `${name}, ${label}`)}
              sizes="(min-width: 1024px) 58vw, 100vw"
              width={1200}
              height={1200}
              priority={place === 0}
            />
            {several && (
              <label className={styles.thumb}>
                <CurrentMark className={styles.mark} />
                <input
                  type="radio"
                  name={group}
                  defaultChecked={place === 0}
                  aria-label={label}
                  className={styles.radio}
                />
                <Picture className={styles.small} {...view} alt="" sizes="76px" width={76} height={76} />
              </label>
            )}
          </div>
        ))}
      </div>
      {several && (
        <div className={styles.dashes} aria-hidden="true">
          {views.map(({ label }) => (
            <span key={label} className={styles.dash} />
          ))}
        </div>
      )}
    </>
  );
}

type ChoiceProps = Pick<ProductDetailProps, 'product' | 'status' | 'onAdd' | 'refusal' | 'cart' | 'slip'> &
  Required<Pick<ProductDetailProps, 'lawful'>> & { choice: BottleChoice; was: number | undefined };

function Choice({ product, choice, was, status, onAdd, lawful, cart, slip, refusal }: ChoiceProps) {
  const { bottle, sold, strengths, sizes, setStrength, setSize } = choice;
  const { size, nicotineStrength: strength } = bottle;
  /** Why some of them can't be chosen. */
  const hint = (measures: readonly Measure[], bottles: (measure: Measure) => readonly Bottle[]) => {
    const missing = measures.filter(({ disabled }) => disabled).flatMap(bottles);
    if (missing.length === 0) return undefined;
    const isLawful = missing.some((one) => isLawfulBottle(one.nicotineStrength, one.size));
    return lawful && !isLawful ? unlawfulBottle : 'Tous les taux n’existent pas dans toutes les contenances.';
  };
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState<string>();
  const [shown, setShown] = useState(status);
  if (shown !== status) {
    setShown(status);
    // A second press adds one more piece, not as many as before.
    if (status === 'added') setQuantity(1);
  }
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const modify = () => {
    choices.current?.scrollIntoView({ block: 'center' });
    choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  };
  const add = () => {
    setAdded(`${quantity} × ${product.name}, ${strength}\u00a0mg/ml, ${size}\u00a0ml`);
    onAdd({ quantity, ...bottle });
  };
  return (
    <>
      <div ref={choices} className={styles.choices}>
        <OptionGroup
          label="Taux de nicotine"
          detail={`${strength}\u00a0mg/ml${strength === 0 ? ', sans nicotine' : ''}`}
          name={`${id}-strength`}
          value={String(strength)}
          onValueChange={(next) => setStrength(Number(next))}
          hint={hint(strengths, ({ value }) => product.sizes.map((each) => ({ size: each, nicotineStrength: value })))}
          options={strengths.map(({ value, ...state }) => ({
            value: String(value),
            label: String(value),
            unit: 'mg/ml',
            ...state,
          }))}
        />
        <OptionGroup
          label="Contenance"
          detail={`${size}\u00a0ml`}
          name={`${id}-size`}
          value={String(size)}
          onValueChange={(next) => setSize(Number(next))}
          hint={hint(sizes, ({ value }) => [{ size: value, nicotineStrength: strength }])}
          options={sizes.map(({ value, ...state }) => ({
            value: String(value),
            label: String(value),
            unit: 'ml',
            icon: <BottleShape size={value} />,
            ...state,
          }))}
        />
      </div>
      <BuyBar
        className={styles.buy}
        choice={`${strength}\u00a0mg/ml · ${size}\u00a0ml`}
        price={currentPrice(sold)}
        was={was}
        quantity={quantity}
        onQuantityChange={setQuantity}
        status={status}
        onAdd={add}
        onModify={modify}
        soldOut={sold.outOfStock}
        added={added}
        refusal={refusal}
        cart={cart}
        slip={slip}
      />
      {strength !== 0 && (
        <p className={styles.warning}>
          La nicotine contenue dans ce produit crée une forte dépendance. Son utilisation par les{' '}
          <NoWrap>non-fumeurs</NoWrap> n’est pas recommandée.
        </p>
      )}
    </>
  );
}
