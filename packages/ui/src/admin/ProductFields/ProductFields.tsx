import {
  type AdminProductForm,
  type AdminProductIssues,
  bottleSizes,
  mostOnHome,
  nicotineStrengths,
  productPath,
  productStatusLabel,
  rowsOf,
  slugify,
} from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { focusWhenOpened } from '../../internal/focusWhenOpened.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ProductDetailFields } from '../ProductDetailFields/ProductDetailFields.tsx';
import { type PictureSender, ProductPictures } from '../ProductPictures/ProductPictures.tsx';
import { SearchFields } from '../SearchFields/SearchFields.tsx';
import { summary } from '../summary.css.ts';
import { VariantGrid } from '../VariantGrid/VariantGrid.tsx';
import * as styles from './ProductFields.css.ts';

const places = Array.from({ length: mostOnHome }, (_, place) => place + 1);
const statuses = ['published', 'draft', 'archived'] as const;
const statusOptions = statuses.map((value) => ({ value, label: productStatusLabel(value) }));

export interface ProductFieldsProps extends Omit<PartProps<'div'>, 'children'> {
  /** The values of the fields. */
  value: AdminProductForm;
  /** Called with the fields that changed. */
  onValueChange: (changed: Partial<AdminProductForm>) => void;
  /** The names of the categories on offer. */
  categories: readonly string[];
  /** The errors, a sentence for each invalid field. Default none. */
  issues?: AdminProductIssues;
  /** Shown after the price: the field of the reduced price, where it can be changed. */
  afterPrice?: ReactNode;
  /** Sends a picture of a live shop's product: resolves to where it is then, or to why it is refused. */
  onPictureSend?: PictureSender | undefined;
}

/**
 * The fields of a product (specification, section 2). Everything typed stays text until it is saved.
 *
 * Use it inside a form that saves a product; for the whole form, use `ProductEditor` or `ProductDialog`.
 */
export function ProductFields({
  value,
  onValueChange,
  categories,
  issues = {},
  afterPrice,
  onPictureSend,
  className,
  ...rest
}: ProductFieldsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.named}>
        <TextField
          ref={focusWhenOpened}
          label="Nom du produit *"
          name="name"
          required
          autoComplete="off"
          error={issues.name}
          value={value.name}
          onValueChange={(name) => onValueChange({ name })}
        />
        <SelectField
          label="Catégorie *"
          name="category"
          required
          placeholder="Choisir une catégorie"
          options={categories.map((name) => ({ value: name, label: name }))}
          error={issues.category}
          value={value.category}
          onValueChange={(category) => onValueChange({ category })}
        />
      </div>
      <div className={styles.figures}>
        {value.variants === undefined && (
          <>
            <TextField
              label="Prix (€) *"
              name="price"
              required
              inputMode="decimal"
              autoComplete="off"
              error={issues.price}
              value={value.price}
              onValueChange={(price) => onValueChange({ price })}
            />
            {afterPrice}
            <TextField
              label="Stock *"
              name="stock"
              required
              inputMode="numeric"
              autoComplete="off"
              error={issues.stock}
              value={value.stock}
              onValueChange={(stock) => onValueChange({ stock })}
            />
          </>
        )}
        {value.status !== undefined && (
          <SelectField
            label="Publication"
            name="status"
            options={statusOptions}
            value={value.status}
            onValueChange={(next) => {
              const status = statuses.find((known) => known === next);
              if (status) onValueChange({ status });
            }}
          />
        )}
        {value.pictures === undefined && (
          <TextField
            className={styles.image}
            label="Image URL"
            name="image"
            autoComplete="off"
            placeholder="/images/products/…"
            value={value.image}
            onValueChange={(image) => onValueChange({ image })}
          />
        )}
      </div>
      {value.pictures && onPictureSend && (
        <ProductPictures
          value={value.pictures}
          onValueChange={(pictures) => onValueChange({ pictures })}
          onSend={onPictureSend}
          onSendingChange={(isSending) => onValueChange({ isSending })}
          error={issues.pictures}
        />
      )}
      <TextArea
        label="Description *"
        name="description"
        required
        rows={3}
        error={issues.description}
        value={value.description}
        onValueChange={(description) => onValueChange({ description })}
      />
      {value.status !== undefined && (
        <Checkbox
          name="perBottle"
          label="Un prix et un stock par flacon"
          checked={value.variants !== undefined}
          onCheckedChange={(isEach) => onValueChange({ variants: isEach ? rowsOf(value) : undefined })}
        />
      )}
      {value.variants ? (
        <VariantGrid value={value.variants} onValueChange={(variants) => onValueChange({ variants })} issues={issues} />
      ) : (
        <Measures value={value} onValueChange={onValueChange} issues={issues} />
      )}
      <div className={styles.lists}>
        <TextField
          label="Arômes"
          name="flavors"
          autoComplete="off"
          description="Séparés par des virgules"
          placeholder="Poire, cardamome, miel"
          value={value.flavors}
          onValueChange={(flavors) => onValueChange({ flavors })}
        />
        <TextField
          label="Ingrédients"
          name="ingredients"
          autoComplete="off"
          description="Séparés par des virgules"
          placeholder="Propylène glycol, glycérine végétale"
          value={value.ingredients}
          onValueChange={(ingredients) => onValueChange({ ingredients })}
        />
      </div>
      {value.status !== undefined && (
        <>
          <details className={styles.folded}>
            <summary className={summary}>Mise en avant</summary>
            <Highlights value={value} onValueChange={onValueChange} />
          </details>
          <details className={styles.folded}>
            <summary className={summary}>Caractéristiques et sécurité</summary>
            <ProductDetailFields value={value} onValueChange={onValueChange} />
          </details>
          <details className={styles.folded}>
            <summary className={summary}>Moteurs de recherche</summary>
            <SearchFields
              value={value}
              usual={{ title: value.name, text: value.description }}
              path={productPath({ slug: slugify(value.name) })}
              onValueChange={onValueChange}
            />
          </details>
        </>
      )}
    </div>
  );
}

/** How the shop puts it forward. */
function Highlights({ value, onValueChange }: Pick<ProductFieldsProps, 'value' | 'onValueChange'>) {
  return (
    <div className={styles.root}>
      <TextField
        label="Accroche"
        name="shortDescription"
        autoComplete="off"
        description="Une ligne sous le nom, dans la liste des produits."
        placeholder="Poire mûre, cardamome verte, pointe de miel"
        maxLength={300}
        value={value.shortDescription ?? ''}
        onValueChange={(shortDescription) => onValueChange({ shortDescription })}
      />
      <Checkbox
        name="isBestSeller"
        label={'Étiquette «\u00a0Best-seller\u00a0»'}
        checked={value.isBestSeller ?? false}
        onCheckedChange={(isBestSeller) => onValueChange({ isBestSeller })}
      />
      <Checkbox
        name="isNew"
        label={'Étiquette «\u00a0Nouveau\u00a0»'}
        checked={value.isNew ?? false}
        onCheckedChange={(isNew) => onValueChange({ isNew })}
      />
      <SelectField
        label="Place à l’accueil"
        name="homeOrder"
        placeholder="Après les autres"
        options={places.map((place) => ({ value: String(place), label: String(place) }))}
        description="L’accueil montre vos best-sellers, ou vos nouveautés tant qu’aucun produit n’est marqué."
        value={value.homeOrder === undefined ? '' : String(value.homeOrder)}
        onValueChange={(next) => onValueChange({ homeOrder: next === '' ? undefined : Number(next) })}
      />
    </div>
  );
}

/** Where all bottles share one price and one stock. */
function Measures({ value, onValueChange, issues }: Pick<ProductFieldsProps, 'value' | 'onValueChange' | 'issues'>) {
  return (
    <>
      <CheckboxGroup
        label="Taux de nicotine"
        name="nicotineStrengths"
        options={nicotineStrengths.map((strength) => ({ value: String(strength), label: `${strength}\u00a0mg/ml` }))}
        value={value.nicotineStrengths}
        error={issues?.nicotineStrengths}
        onValueChange={(chosen) => onValueChange({ nicotineStrengths: chosen })}
      />
      <CheckboxGroup<number>
        label="Contenance"
        name="sizes"
        options={bottleSizes.map((size) => ({ value: size, label: `${size}\u00a0ml` }))}
        value={value.sizes}
        error={issues?.sizes}
        onValueChange={(sizes) => onValueChange({ sizes })}
      />
    </>
  );
}
