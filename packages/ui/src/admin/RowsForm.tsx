import { type Bottle, bottleLabel, findRows } from '@nuee/domain';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { focusFirst } from '../internal/focusFirst.ts';
import { useSaving } from '../internal/useSaving.ts';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../primitives/Icon/icons.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';
import { Card } from './Card/Card.tsx';
import * as styles from './rowsForm.css.ts';

interface ProductRow {
  /** Unique among the rows, and the name of its field. */
  id: string;
  productId: string;
  name: string;
  bottle?: Bottle;
}

interface RowsFormProps<Row extends ProductRow> {
  /** Names the form. */
  label: string;
  /** Names the field of a product without bottles. */
  unit: string;
  rows: readonly Row[];
  /** What was typed into each field. */
  typed: ReadonlyMap<string, { text: string }>;
  onType: (row: Row, text: string) => void;
  inputMode: 'numeric' | 'decimal';
  /** What stands in and below a field. */
  fieldOf: (row: Row) => Pick<TextFieldProps, 'placeholder' | 'description' | 'caution'>;
  /** Why that can't be saved. */
  issueOf: (row: Row, text: string) => string | undefined;
  /** What is to be saved; `undefined` where something can't be. */
  changes: readonly unknown[] | undefined;
  /** Resolves to whether it was saved. */
  onSave: () => Promise<boolean>;
  /** Whether to save at all: calls `save` at once or later. */
  onAsk?: (save: () => void) => void;
  onUnsavedChange: ((unsaved: boolean) => void) | undefined;
}

/** Many products and bottles with one field each, found by a search, and one button within reach of a thumb. */
export function RowsForm<Row extends ProductRow>({
  label,
  unit,
  rows,
  typed,
  onType,
  inputMode,
  fieldOf,
  issueOf,
  changes,
  onSave,
  onAsk = (save) => save(),
  onUnsavedChange,
}: RowsFormProps<Row>) {
  const [query, setQuery] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { button, save } = useSaving();
  const unsaved = changes === undefined || changes.length > 0;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const textOf = ({ id }: Row): string => typed.get(id)?.text ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setRefused(changes === undefined);
    if (changes === undefined) {
      const wrong = rows.filter((row) => issueOf(row, textOf(row)) !== undefined);
      focusFirst(
        event.currentTarget,
        wrong.map(({ id }) => id),
      );
    } else if (!button.loading && changes.length > 0) onAsk(() => void save(onSave));
  };
  const shown = Map.groupBy(findRows(rows, query), ({ productId }) => productId);
  return (
    <form noValidate aria-label={label} className={styles.root} onSubmit={submit}>
      <SearchField
        label="Rechercher un produit"
        placeholder="Rechercher un produit..."
        value={query}
        onValueChange={setQuery}
      />
      {shown.size === 0 && <EmptyState icon={<SearchIcon size={32} />} title="Aucun produit trouvé" />}
      <Grid gap={12} columns={{ base: 1, lg: 2 }} alignItems="start">
        {[...shown].map(([productId, own]) => (
          <Card key={productId} title={own[0]?.name ?? ''}>
            <ul className={styles.rows}>
              {own.map((row) => {
                const { id, name, bottle } = row;
                const text = textOf(row);
                return (
                  <li key={id}>
                    <TextField
                      className={cx(styles.row, text !== '' && styles.changed)}
                      label={bottle ? bottleLabel(bottle) : unit}
                      // The name of the product stands above, in another element.
                      aria-label={bottle ? `${name}, ${bottleLabel(bottle)}` : name}
                      name={id}
                      inputMode={inputMode}
                      enterKeyHint="next"
                      autoComplete="off"
                      maxLength={12}
                      error={isRefused ? issueOf(row, text) : undefined}
                      value={text}
                      onValueChange={(next) => onType(row, next)}
                      onKeyDown={toNextField}
                      {...fieldOf(row)}
                    />
                  </li>
                );
              })}
            </ul>
          </Card>
        ))}
      </Grid>
      <div className={styles.foot}>
        <Button type="submit" disabled={!unsaved} {...button}>
          {changes && changes.length > 0 ? `Enregistrer (${changes.length})` : 'Enregistrer'}
        </Button>
      </div>
    </form>
  );
}

/** The key « next » of a telephone leads to the next field, and only the button saves. */
const toNextField: TextFieldProps['onKeyDown'] = (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('li input') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
};
