import { countsToSave, formatCount, type StockRow, stockError, type TypedCount } from '@nuee/domain';
import type { CountsAnswer } from '@nuee/domain/live';
import { useState } from 'react';
import { RowsForm } from '../RowsForm.tsx';

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
 * Use it on a page of its own; for the stock of one product, use `ProductStock`, for prices `PriceList`.
 */
export function StockCount({ rows, onSave, onUnsavedChange }: StockCountProps) {
  const [typed, setTyped] = useState<Typed>(new Map());
  const counts = countsToSave(rows, typed);
  return (
    <RowsForm
      label="Inventaire"
      unit="Pièces"
      rows={rows}
      typed={typed}
      onType={({ id, stock }, text) =>
        setTyped((before) => new Map([...before, [id, { was: stock, ...before.get(id), text }]]))
      }
      inputMode="numeric"
      fieldOf={({ id, stock }) => {
        const now = `${formatCount(stock)} en stock`;
        return {
          placeholder: String(stock),
          description: now,
          caution: typed.get(id)?.isOvertaken
            ? `Le stock a changé pendant votre comptage\u00a0: ${now}. Vérifiez, puis enregistrez.`
            : undefined,
        };
      }}
      issueOf={(_row, text) => (text.trim() === '' ? undefined : stockError(text))}
      changes={counts}
      onSave={async () => {
        const answer = await onSave(counts ?? []);
        if (answer) setTyped((before) => overtaken(before, rows, answer));
        return answer !== undefined;
      }}
      onUnsavedChange={onUnsavedChange}
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
