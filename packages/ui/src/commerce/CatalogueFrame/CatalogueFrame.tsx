import { activeFilters, type CatalogueFilters as Filters } from '@nuee/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { FiltersIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyCloud } from '../EmptyCloud/EmptyCloud.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import * as styles from './CatalogueFrame.css.ts';

export interface CatalogueFrameProps extends Omit<PartProps<'div'>, 'children'> {
  /** How many products are shown. */
  count: number;
  /** The filters: beside the products from 1024 px; on narrower windows in a drawer that « Filtrer » opens. */
  filters: ReactNode;
  /** The state of the filters: chips above the products show it, and « Filtrer » says how many are chosen. */
  value: Filters;
  /** Called with the filters that remain when a chip was pressed. */
  onValueCommit: (next: Filters) => void;
  /**
   * Called when « Réinitialiser les filtres » is pressed. That button is shown when there are no products; the filters have
   * one of their own.
   */
  onReset: () => void;
  /** The products. */
  children: ReactNode;
}

/**
 * The body of the catalogue: filters, number of products, products.
 *
 * Use it for a list with filters; for products without filters, use `ProductGrid`.
 */
export function CatalogueFrame({
  count,
  filters,
  value,
  onValueCommit,
  onReset,
  children,
  className,
  ...rest
}: CatalogueFrameProps) {
  const active = activeFilters(value).length;
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const productsBox = useRef<HTMLDivElement>(null);
  const activeBefore = useRef(active);
  // The last chip disappears with the focus that it had: the number of products takes it.
  useEffect(() => {
    const isLast = active === 0 && activeBefore.current > 0;
    activeBefore.current = active;
    if (isLast && document.activeElement === document.body) {
      bar.current?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
    }
  }, [active]);
  const found = count < 2 ? `${count} produit` : `${count} produits`;
  const showProducts = () => {
    setOpen(false);
    // Filtering a long list from far down may leave a short list that ends above the window.
    bar.current?.scrollIntoView({ block: 'nearest' });
  };
  const resetHere = () => {
    onReset();
    // The button disappears with the empty state; the focus stays at this place of the page.
    productsBox.current?.focus({ preventScroll: true });
  };
  return (
    <Container className={cx(styles.root, className)} {...rest}>
      <div ref={bar} className={styles.bar}>
        <Text size="small" tone="muted" role="status" tabIndex={-1}>
          {found}
        </Text>
        <Button
          variant="secondary"
          size="sm"
          className={cx(styles.withDrawer, styles.opener)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <FiltersIcon />
          Filtrer
          {active > 0 && (
            <>
              <VisuallyHidden>{active === 1 ? '(1 filtre actif)' : `(${active} filtres actifs)`}</VisuallyHidden>
              <CountBadge aria-hidden="true" count={active} />
            </>
          )}
        </Button>
        <FilterChips className={styles.chips} value={value} onValueCommit={onValueCommit} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; the categories are links. */}
      <div role="group" aria-label="Filtres" className={styles.filters}>
        {/* They are in one place at a time: the drawer can be opened only where they are hidden here. */}
        {!open && filters}
      </div>
      <div ref={productsBox} className={styles.products} tabIndex={-1}>
        {count > 0 ? (
          children
        ) : (
          <EmptyCloud
            title="Aucun produit trouvé"
            action={
              <Button variant="secondary" size="sm" onClick={resetHere}>
                Réinitialiser les filtres
              </Button>
            }
          >
            Essayez de modifier vos filtres pour voir plus de produits.
          </EmptyCloud>
        )}
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Filtres"
        title="Filtres"
        closeLabel="Fermer les filtres"
        foot={
          <Button width="full" onClick={showProducts}>
            {`Voir ${found}`}
          </Button>
        }
      >
        {open && filters}
      </Drawer>
    </Container>
  );
}
