import {
  bottleLabel,
  countsToSave,
  findStockRows,
  formatCount,
  type StockRow,
  stockError,
  type TypedCount,
} from '@nuee/domain';
import type { CountsAnswer } from '@nuee/domain/live';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { focusFirst } from '../../internal/focusFirst.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../primitives/Icon/icons.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Card } from '../Card/Card.tsx';
import * as styles from './StockCount.css.ts';

/** What is saved of a row. */
export type StockCounts = NonNullable<ReturnType<typeof countsToSave>>;

export interface StockCountProps {
  /** The stocks as they are now, product by product. */
  rows: readonly StockRow[];
  /**
   * Called with the counts that differ. Resolves to the stocks as they are then, `undefined` where nothing was kept; a count whose stock
   * has changed in between isn't kept either, and stays to be saved again.
   */
  onSave: (counts: StockCounts) => Promise<CountsAnswer | undefined>;
  /** Called with whether there are counts that aren't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

type Typed = ReadonlyMap<string, TypedCount & { isOvertaken?: boolean }>;

/**
 * Counts many stocks at once, with one field each and one button: in the store room, with a telephone.
 *
 * Use it on a page of its own; for the stock of one product, use `ProductStock`.
 */
export function StockCount({ rows, onSave, onUnsavedChange }: StockCountProps) {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<Typed>(new Map());
  const [isRefused, setRefused] = useState(false);
  const { button, save } = useSaving();
  const counts = countsToSave(rows, typed);
  const unsaved = counts === undefined || counts.length > 0;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const type = ({ id, stock }: StockRow, text: string): void =>
    setTyped((before) => new Map([...before, [id, { was: stock, ...before.get(id), text }]]));
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setRefused(counts === undefined);
    if (counts === undefined) {
      const wrong = [...typed].filter(([, { text }]) => text.trim() !== '' && stockError(text) !== undefined);
      focusFirst(
        event.currentTarget,
        wrong.map(([id]) => id),
      );
      return;
    }
    if (button.loading || counts.length === 0) return;
    await save(async () => {
      const answer = await onSave(counts);
      if (answer) setTyped((before) => overtaken(before, rows, answer));
      return answer !== undefined;
    });
  };
  const shown = Map.groupBy(findStockRows(rows, query), ({ productId }) => productId);
  return (
    <form noValidate aria-label="Inventaire" className={styles.root} onSubmit={(event) => void submit(event)}>
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
              {own.map((row) => (
                <li key={row.id}>
                  <Row row={row} count={typed.get(row.id)} isRefused={isRefused} onType={(text) => type(row, text)} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
      <div className={styles.foot}>
        <Button type="submit" disabled={!unsaved} {...button}>
          {counts && counts.length > 0 ? `Enregistrer (${counts.length})` : 'Enregistrer'}
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  row: StockRow;
  count: (TypedCount & { isOvertaken?: boolean }) | undefined;
  isRefused: boolean;
  onType: (text: string) => void;
}

function Row({ row, count, isRefused, onType }: RowProps) {
  const { id, name, bottle, stock } = row;
  const text = count?.text ?? '';
  const now = `${formatCount(stock)} en stock`;
  return (
    <TextField
      className={cx(styles.row, text !== '' && styles.counted)}
      label={bottle ? bottleLabel(bottle) : 'Pièces'}
      // The name of the product stands above, in another element.
      aria-label={bottle ? `${name}, ${bottleLabel(bottle)}` : name}
      name={id}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={12}
      placeholder={String(stock)}
      description={now}
      caution={
        count?.isOvertaken
          ? `Le stock a changé pendant votre comptage\u00a0: ${now}. Vérifiez, puis enregistrez.`
          : undefined
      }
      error={isRefused && text.trim() !== '' ? stockError(text) : undefined}
      value={text}
      onValueChange={onType}
      // The key « next » of a telephone leads to the next field, and only the button saves.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('li input') ?? [])];
        fields[fields.indexOf(event.currentTarget) + 1]?.focus();
      }}
    />
  );
}

/** What is left to be saved after an answer: counts that a sale has overtaken, to be looked at beside the stock of now. */
function overtaken(before: Typed, rows: readonly StockRow[], { items }: CountsAnswer): Typed {
  const kept = items.flatMap(({ productId, variantId, stock, ok }) => {
    const row = rows.find((one) => one.productId === productId && one.variantId === variantId);
    const count = row && before.get(row.id);
    return ok || !count ? [] : [[row.id, { ...count, was: stock, isOvertaken: true }] as const];
  });
  return new Map(kept);
}
