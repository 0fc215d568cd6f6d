import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { FiltersIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CatalogueFrame.css.ts';

export interface CatalogueFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many products are shown. */
  count: number;
  /** The filters: beside the products from 1024 px, in a drawer that « Filtrer » opens before. */
  filters: ReactNode;
  /** The products. */
  children: ReactNode;
}

/** The body of the catalogue: filters, number of products, products. */
export function CatalogueFrame({ count, filters, children, className, ...rest }: CatalogueFrameProps) {
  const [open, setOpen] = useState(false);
  const found = count === 1 ? '1 produit' : `${count} produits`;
  return (
    <Container className={cx(styles.root, className)} {...rest}>
      <div className={styles.bar}>
        <Text size="small" tone="muted" role="status">
          {found}
        </Text>
        <Button
          variant="secondary"
          size="sm"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <FiltersIcon />
          Filtrer
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; the categories are links. */}
      <div role="group" aria-label="Filtres" className={styles.filters}>
        {filters}
      </div>
      <div className={styles.products}>{children}</div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Filtres"
        title="Filtres"
        closeLabel="Fermer les filtres"
        foot={
          <Button width="full" onClick={() => setOpen(false)}>
            {`Voir ${found}`}
          </Button>
        }
      >
        {filters}
      </Drawer>
    </Container>
  );
}
