import {
  categoryPath,
  currentPrice,
  nearProducts,
  type ProductSummary,
  prepareSearch,
  productPath,
  proposed,
  searchProducts,
  searchResultCountLabel,
} from '@nuee/domain';
import { type KeyboardEvent, type Ref, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { useGrowing } from '../../internal/useGrowing.ts';
import { type ModalDialogProps, useModalDialog } from '../../internal/useModalDialog.ts';
import { whenIdle } from '../../internal/whenIdle.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CloseIcon, SearchIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { productTint } from '../../styles/tint.ts';
import { EmptyCloud } from '../EmptyCloud/EmptyCloud.tsx';
import { productPicture } from '../pictures.ts';
import * as styles from './SearchDialog.css.ts';

const name = 'Rechercher un produit';

/** How many products are indexed in one batch while the page is idle. */
const preparedAtOnce = 250;

/** How far each key moves the focus, in results. */
const stepsOfKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface SearchDialogProps extends Omit<ModalDialogProps, 'children'> {
  /** Whether it is shown. Each time it opens, the search is empty. */
  open: boolean;
  /** Called with `false` when the close button, Escape, a press outside or a result asks to close it. */
  onOpenChange: (open: boolean) => void;
  /** The products that are searched, in the order in which they are found. */
  products: readonly ProductSummary[];
  /** What was typed before it could be shown: the search starts with it. */
  firstQuery?: string;
}

/**
 * The search: a sheet from the top, the whole window on phones.
 *
 * Use it for all products of the shop; for a list on the page, use `SearchField`.
 */
export function SearchDialog({ open, onOpenChange, products, firstQuery = '', className, ...rest }: SearchDialogProps) {
  const modal = useModalDialog({ open, onOpenChange, dismissible: true }, rest);
  useEffect(() => {
    const prepare = (): void => {
      if (!prepareSearch(products, preparedAtOnce)) stop = whenIdle(prepare);
    };
    let stop = whenIdle(prepare);
    return () => stop();
  }, [products]);
  // The search stays visible while the sheet closes; the next opening starts a new one.
  const [search, setSearch] = useState({ number: 0, open });
  if (open !== search.open) setSearch({ number: search.number + Number(open), open });
  return (
    <dialog {...modal} aria-label={name} className={cx(styles.root, className)}>
      <Search
        key={search.number}
        products={products}
        firstQuery={open ? firstQuery : ''}
        onClose={() => onOpenChange(false)}
      />
    </dialog>
  );
}

interface SearchProps {
  products: readonly ProductSummary[];
  firstQuery: string;
  onClose: () => void;
}

function Search({ products, firstQuery, onClose }: SearchProps) {
  const [typed, setTyped] = useState(firstQuery);
  // Deferred, so that typing is never blocked: on a slow phone the next letter is typed before the results of the last
  // one are rendered.
  const [query, setQuery] = useState(firstQuery);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wanted = query.trim();
  const results = useMemo(() => searchProducts(products, query), [products, query]);
  const near = useMemo(
    () => (results.length > 0 ? [] : nearProducts(products, query)),
    [products, query, results.length],
  );
  const { shown, lastRef } = useGrowing(results.length > 0 ? results : near);

  const type = (next: string) => {
    setTyped(next);
    startTransition(() => setQuery(next));
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A browser would empty the field at the first Escape and close the dialog at the second.
      event.preventDefault();
      onClose();
      return;
    }
    const step = stepsOfKey[event.key];
    const opensFirst = event.key === 'Enter' && event.target === field.current;
    if (step === undefined && !opensFirst) return;
    // Moves to the results of the text in the field, even if they haven't been rendered yet.
    if (query !== typed) flushSync(() => setQuery(typed));
    const stops: HTMLElement[] = [...(list.current?.querySelectorAll('a') ?? [])];
    if (step === undefined) {
      event.preventDefault();
      stops[0]?.click();
      return;
    }
    if (field.current) stops.unshift(field.current);
    const here = stops.findIndex((stop) => stop.matches(':focus'));
    if (here < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, here + step))]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the field to the results and back; each is a control of its own.
    <div className={styles.frame} onKeyDown={move}>
      <div className={styles.head}>
        <SearchIcon size={24} className={styles.mark} />
        <input
          ref={field}
          type="search"
          aria-label={name}
          placeholder={name}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <IconButton
          label="Fermer la recherche"
          icon={<CloseIcon size={22} />}
          className={styles.close}
          onClick={onClose}
        />
      </div>
      <div className={styles.body}>
        <div role="status" className={styles.status}>
          {wanted === '' ? (
            <Text size="small" tone="muted">
              Commencez à taper pour rechercher nos produits
            </Text>
          ) : results.length > 0 ? (
            <Text size="small" tone="muted">
              {searchResultCountLabel(results.length)}
            </Text>
          ) : (
            <Stack gap={20}>
              <EmptyCloud title={`Aucun résultat trouvé pour "${wanted}"`}>
                Essayez un autre terme de recherche
              </EmptyCloud>
              {near.length > 0 && <Text>{'Vous cherchiez peut-être\u00a0:'}</Text>}
            </Stack>
          )}
        </div>
        {wanted !== '' && shown.length === 0 && <Elsewhere products={products} onFollow={onClose} />}
        {shown.length > 0 && (
          <ul ref={list} className={styles.results}>
            {shown.map((product, index) => (
              <Result
                key={product.id}
                ref={index === shown.length - 1 ? lastRef : null}
                product={product}
                onFollow={onClose}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Where to look when nothing is found: all products, the families that have some, and two bottles. */
function Elsewhere({ products, onFollow }: { products: readonly ProductSummary[]; onFollow: () => void }) {
  const families = [...new Set(products.map(({ category }) => category))];
  return (
    <>
      <ul className={styles.elsewhere}>
        {[
          { href: '/catalogue', label: 'Tous les produits' },
          ...families.map((family) => ({ href: categoryPath(family), label: family })),
        ].map(({ href, label }) => (
          <li key={href}>
            <TextLink tone="standalone" href={href} onClick={onFollow}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ul aria-label="À découvrir" className={styles.results}>
        {proposed(products).map((product) => (
          <Result key={product.id} product={product} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
}

interface ResultProps {
  ref?: Ref<HTMLLIElement>;
  product: ProductSummary;
  onFollow: () => void;
}

function Result({ ref, product, onFollow }: ResultProps) {
  const tint = productTint(product);
  return (
    <li ref={ref} className={cx(styles.result, tint.className)} style={tint.style}>
      <Picture
        className={styles.picture}
        {...productPicture(product)}
        alt=""
        sizes="(min-width: 1024px) 144px, 76px"
        width={1200}
        height={1200}
      />
      <div className={styles.text}>
        <Link className={styles.link} href={productPath(product)} onClick={onFollow}>
          {product.name}
        </Link>
        <p className={styles.description}>{product.shortDescription}</p>
      </div>
      <Price
        className={styles.price}
        amount={currentPrice(product)}
        from={product.pricesVary ?? false}
        was={product.discountPrice === undefined ? undefined : product.price}
      />
    </li>
  );
}
