import { type AdminProduct, formatPrice, parseStock, stockError } from '@nuee/domain';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Card } from '../Card/Card.tsx';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { ProductPreview } from '../ProductPreview/ProductPreview.tsx';
import { ProductStatus } from '../ProductStatus/ProductStatus.tsx';
import { StockLevel } from '../StockLevel/StockLevel.tsx';
import * as styles from './ProductStock.css.ts';

export interface ProductStockProps {
  /** The product as it is now. */
  product: AdminProduct;
  /** Called with the pieces that were counted. Resolves to whether they are kept; what was typed stays until they are. */
  onSave: (stock: number) => Promise<boolean>;
  /** Called with whether a count is typed that isn't saved. */
  onUnsavedChange?: ((unsaved: boolean) => void) | undefined;
  /** What happened to its stock: a `StockMovements`. */
  history?: ReactNode;
}

/**
 * A product for those who may set its stock and nothing else.
 *
 * Use it for staff; for who may change the product, use `ProductEditor`.
 */
export function ProductStock({ product, onSave, onUnsavedChange, history }: ProductStockProps) {
  const { name, category, price, discountPrice, stock, description } = product;
  return (
    <DetailPage
      back={{ href: '/admin/produits', label: 'Produits' }}
      main={
        <>
          <Card title="Stock">
            <div className={styles.level}>
              <ProductStatus published={product.published} status={product.status} />
              <StockLevel stock={stock} />
            </div>
            <StockForm onSave={onSave} onUnsavedChange={onUnsavedChange} />
          </Card>
          <Card title={name}>
            <DataList
              items={[
                { label: 'Catégorie', value: category },
                { label: 'Prix', value: formatPrice(price) },
                ...(discountPrice === undefined ? [] : [{ label: 'Prix réduit', value: formatPrice(discountPrice) }]),
              ]}
            />
            <Text size="small">{description}</Text>
          </Card>
        </>
      }
      aside={
        <>
          <ProductPreview product={product} />
          {history}
        </>
      }
    />
  );
}

function StockForm({ onSave, onUnsavedChange }: Pick<ProductStockProps, 'onSave' | 'onUnsavedChange'>) {
  const { field, check } = useFieldErrors<'stock'>();
  const { onValueChange: change, ...counted } = field('stock');
  const { button, save } = useSaving();
  const [typed, setTyped] = useState('');
  const type = (next: string): void => {
    setTyped(next);
    onUnsavedChange?.(next !== '');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (button.loading || !check(event.currentTarget, { stock: stockError(typed) })) return;
    if (await save(() => onSave(parseStock(typed)))) type('');
  };
  return (
    <form noValidate aria-label="Stock" className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Pièces comptées"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onValueChange={(next) => {
          change();
          type(next);
        }}
        {...counted}
      />
      <Button type="submit" size="sm" {...button}>
        Enregistrer le stock
      </Button>
    </form>
  );
}
