import {
  type AdminProduct,
  type AdminProductEdit,
  adminProductEditIssues,
  adminProductError,
  adminProductForm,
  formatPrice,
  isProductChanged,
  mergeProductForm,
  parsePrice,
  productDifferences,
  type Refuse,
  referencePriceOf,
  typedProductFields,
  updateAdminProduct,
} from '@nuee/domain';
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { usePriceQuestion } from '../../internal/usePriceQuestion.tsx';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Card } from '../Card/Card.tsx';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { EditConflict } from '../EditConflict/EditConflict.tsx';
import { ProductFields } from '../ProductFields/ProductFields.tsx';
import type { PictureSender } from '../ProductPictures/ProductPictures.tsx';
import { ProductPreview } from '../ProductPreview/ProductPreview.tsx';
import { ProductStatus } from '../ProductStatus/ProductStatus.tsx';
import { StockLevel } from '../StockLevel/StockLevel.tsx';
import * as styles from './ProductEditor.css.ts';

export interface ProductEditorProps {
  /** The product as it was saved. When others change it while somebody types here, what differs is asked about. */
  product: AdminProduct;
  /** The names of the categories on offer. */
  categories: readonly string[];
  /**
   * Called with a form that can be saved, and the product that it was filled with. Resolves to the product as it is saved then,
   * `undefined` when it isn't; what was typed stays, and `refuse` marks a field that the API refuses.
   */
  onSave: (form: AdminProductEdit, base: AdminProduct, refuse: Refuse) => Promise<AdminProduct | undefined>;
  /** Called with the sentence that says why the form can't be saved. What was typed stays. */
  onRefuse: (message: string) => void;
  /** Called with whether there are unsaved changes. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /**
   * Whether it is a live shop's product, whose state is chosen among three, and whose reduced price the law compares with another.
   * Default `false`.
   */
  live?: boolean;
  /** Sends a picture of a live shop's product: resolves to where it is then, or to why it is refused. */
  onPictureSend?: PictureSender;
  /** Whether the shop already shows it: a `PublicationState`. */
  publication?: ReactNode;
  /** What happened to its stock: a `StockMovements`. */
  history?: ReactNode;
}

/**
 * The form of a product, beside the card that the storefront would show.
 *
 * Use it on the page of a product; to add one from the list, use `ProductDialog`.
 */
export function ProductEditor({
  product,
  categories,
  onSave,
  onRefuse,
  onUnsavedChange,
  live = false,
  onPictureSend,
  publication,
  history,
}: ProductEditorProps) {
  const [form, setForm] = useState(() => adminProductForm(product, live));
  // What is typed was typed over this one: others may have saved another one since.
  const [base, setBase] = useState(product);
  const conflict = useRef<HTMLDivElement>(null);
  const { button, save } = useSaving();
  const { issues, check, refuse } = useCheckedForm(adminProductEditIssues(form), { ...form });
  const unsaved = isProductChanged(base, form);
  // An answer on its way may be older than what was just saved.
  const isNewer = !isSame(product, base) && product.version >= base.version;
  const differences = isNewer ? productDifferences(base, product, form) : [];
  // A sale changes the stock alone, and makes no other version.
  const isAsked = unsaved && differences.some(({ isTyped }) => isTyped || product.version !== base.version);
  const follow = (kept: ReadonlySet<string>) => {
    setForm(mergeProductForm(base, product, form, kept));
    setBase(product);
  };
  if (isNewer && !isAsked) follow(typedProductFields(base, form));
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const preview = updateAdminProduct(base, form, new Date());
  const prices = usePriceQuestion();
  const send = () =>
    save(async () => {
      const saved = await onSave(form, base, refuse);
      // At once: saved again, it is changed from this one.
      if (saved) setBase(saved);
      return saved !== undefined;
    });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const incomplete = adminProductError(form);
    if (isAsked) conflict.current?.focus();
    else if (button.loading) return;
    else if (check(event.currentTarget)) {
      if (live) prices.ask({ form, base }, () => void send());
      else await send();
    } else if (incomplete !== undefined) onRefuse(incomplete);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={`Modifier ${product.name}`}>
      <DetailPage
        back={{ href: '/admin/produits', label: 'Produits' }}
        actions={
          <Button type="submit" size="sm" {...button}>
            Enregistrer
          </Button>
        }
        main={
          <>
            {isAsked && <EditConflict ref={conflict} differences={differences} onDecide={follow} />}
            <Card title={product.name}>
              <ProductFields
                value={form}
                onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
                categories={categories}
                issues={issues}
                onPictureSend={onPictureSend}
                afterPrice={
                  <TextField
                    label="Prix réduit (€)"
                    name="discountPrice"
                    inputMode="decimal"
                    autoComplete="off"
                    description={live ? referenceOf(product, form) : undefined}
                    error={issues.discountPrice}
                    value={form.discountPrice}
                    onValueChange={(discountPrice) => setForm((current) => ({ ...current, discountPrice }))}
                  />
                }
              />
            </Card>
          </>
        }
        aside={
          <>
            <ProductPreview product={preview} />
            <Card title="État">
              <div className={styles.states}>
                <ProductStatus published={product.published} status={product.status} />
                <StockLevel stock={preview.stock} />
              </div>
              {publication}
            </Card>
            {history}
          </>
        }
      />
      {prices.question}
    </form>
  );
}

const isSame = (a: AdminProduct, b: AdminProduct): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The price that the law compares a reduction with. */
function referenceOf(product: AdminProduct, { discountPrice }: AdminProductEdit): string | undefined {
  const lowest = referencePriceOf(product, new Date());
  if (lowest === undefined) return undefined;
  const reference = `Prix le plus bas des 30 jours précédents\u00a0: ${formatPrice(lowest)}`;
  return parsePrice(discountPrice) >= lowest
    ? `${reference}. Ce prix n’est pas une réduction\u00a0: n’en annoncez pas une.`
    : reference;
}
