import {
  type AdminProduct,
  type AdminProductEdit,
  adminProductEditIssues,
  adminProductError,
  adminProductForm,
  isProductChanged,
  storefrontProduct,
  updateAdminProduct,
} from '@nuee/domain';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Card } from '../Card/Card.tsx';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { ProductFields } from '../ProductFields/ProductFields.tsx';
import { ProductStatus } from '../ProductStatus/ProductStatus.tsx';
import { StockLevel } from '../StockLevel/StockLevel.tsx';
import * as styles from './ProductEditor.css.ts';

export interface ProductEditorProps {
  /** The product as it was saved. */
  product: AdminProduct;
  /** The names that a product's category may have. */
  categories: readonly string[];
  /** Called with a form that can be saved. */
  onSave: (form: AdminProductEdit) => void;
  /** Called with the sentence that says why the form can't be saved. What was typed stays. */
  onRefuse: (message: string) => void;
  /** Called with whether it holds a change that isn't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * A product as its page changes it, beside the card that the storefront would show.
 *
 * Use it on the page of a product; to add one from the list, use `ProductDialog`.
 */
export function ProductEditor({ product, categories, onSave, onRefuse, onUnsavedChange }: ProductEditorProps) {
  const [form, setForm] = useState(() => adminProductForm(product));
  const { issues, check } = useCheckedForm(adminProductEditIssues(form));
  const unsaved = isProductChanged(product, form);
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  // The date plays no part in a picture of the card.
  const preview = updateAdminProduct(product, form, new Date(product.updatedAt));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const incomplete = adminProductError(form);
    if (check(event.currentTarget)) onSave(form);
    else if (incomplete !== undefined) onRefuse(incomplete);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={`Modifier ${product.name}`}>
      <DetailPage
        back={{ href: '/admin/produits', label: 'Produits' }}
        actions={
          <Button type="submit" size="sm">
            Enregistrer
          </Button>
        }
        main={
          <Card title={product.name}>
            <ProductFields
              value={form}
              onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
              categories={categories}
              issues={issues}
              afterPrice={
                <TextField
                  label="Prix réduit (€)"
                  name="discountPrice"
                  inputMode="decimal"
                  autoComplete="off"
                  error={issues.discountPrice}
                  value={form.discountPrice}
                  onValueChange={(discountPrice) => setForm((current) => ({ ...current, discountPrice }))}
                />
              }
            />
          </Card>
        }
        aside={
          <>
            <Card title="Aperçu">
              <div className={styles.preview} inert>
                <ProductCard product={storefrontProduct(preview)} />
              </div>
            </Card>
            <Card title="État">
              <div className={styles.states}>
                <ProductStatus published={product.published} />
                <StockLevel stock={preview.stock} />
              </div>
            </Card>
          </>
        }
      />
    </form>
  );
}
