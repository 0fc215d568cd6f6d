import {
  bottleLabel,
  formatPrice,
  newPriceIssue,
  type PriceChange,
  type PriceRow,
  priceJumps,
  pricesToSave,
  type TypedPrice,
  typedPrice,
} from '@nuee/domain';
import type { Imported } from '@nuee/domain/live';
import { useState } from 'react';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { RowsForm } from '../RowsForm.tsx';

export interface PriceListProps {
  /** The prices as they are now, product by product. */
  rows: readonly PriceRow[];
  /**
   * Called with the prices that differ. Resolves to those that somebody else has changed in between, which are left as they are and stay
   * to be saved again; `undefined` where nothing was kept.
   */
  onSave: (changes: readonly PriceChange[]) => Promise<Imported | undefined>;
  /** Called with whether there are prices that aren't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

type Typed = ReadonlyMap<string, TypedPrice & { isOvertaken?: boolean }>;

/**
 * Changes many prices at once, with one field each and one button. One that moves by more than half is asked about once: its comma may
 * be in the wrong place.
 *
 * Use it on a page of its own; for all of a product, use `ProductEditor`, for stocks `StockCount`.
 */
export function PriceList({ rows, onSave, onUnsavedChange }: PriceListProps) {
  const [typed, setTyped] = useState<Typed>(new Map());
  const [asked, setAsked] = useState<{ jumps: readonly PriceChange[]; save: () => void }>();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const changes = pricesToSave(rows, typed);
  const ask = (save: () => void) => {
    const jumps = priceJumps(changes ?? []).filter((jump) => !answered.includes(jumpText(jump)));
    if (jumps.length > 0) setAsked({ jumps, save });
    else save();
  };
  const [first, ...others] = asked?.jumps ?? [];
  return (
    <>
      <RowsForm
        label="Prix"
        unit="Prix (€)"
        rows={rows}
        typed={typed}
        onType={({ id, price }, text) =>
          setTyped((before) => new Map([...before, [id, { was: price, ...before.get(id), text }]]))
        }
        inputMode="decimal"
        fieldOf={({ id, price, discountPrice }) => ({
          placeholder: typedPrice(price),
          description:
            discountPrice === undefined
              ? formatPrice(price)
              : `${formatPrice(price)}, réduit à ${formatPrice(discountPrice)}`,
          caution: typed.get(id)?.isOvertaken
            ? `Ce prix a changé entre-temps\u00a0: ${formatPrice(price)}. Vérifiez, puis enregistrez.`
            : undefined,
        })}
        issueOf={newPriceIssue}
        changes={changes}
        onAsk={ask}
        onSave={async () => {
          const answer = await onSave(changes ?? []);
          if (answer) setTyped((before) => overtaken(before, rows, answer));
          return answer !== undefined;
        }}
        onUnsavedChange={onUnsavedChange}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        question={
          first && others.length === 0
            ? `Passer de ${formatPrice(first.was)} à ${formatPrice(first.price)}\u00a0?`
            : 'Enregistrer ces prix\u00a0?'
        }
        confirmLabel={others.length === 0 ? 'Enregistrer ce prix' : 'Enregistrer ces prix'}
        onConfirm={() => {
          if (!asked) return;
          setAnswered([...answered, ...asked.jumps.map(jumpText)]);
          setAsked(undefined);
          asked.save();
        }}
      >
        {first && others.length === 0
          ? `${nameOf(first)}\u00a0: ce prix change de plus de la moitié.`
          : `Ils changent de plus de la moitié\u00a0: ${asked?.jumps.map(jumpText).join('\u00a0; ')}.`}
      </ConfirmDialog>
    </>
  );
}

const nameOf = ({ row: { name, bottle } }: PriceChange): string => (bottle ? `${name}, ${bottleLabel(bottle)}` : name);

const jumpText = (change: PriceChange): string =>
  `${nameOf(change)}, de ${formatPrice(change.was)} à ${formatPrice(change.price)}`;

/** What is left to be saved after an answer: prices that somebody else has changed, to be looked at beside those of now. */
function overtaken(before: Typed, rows: readonly PriceRow[], answer: Imported): Typed {
  const kept = rows.flatMap((row) => {
    const isOvertaken = answer.overtaken.some(
      ({ productId, variantId }) => productId === row.productId && variantId === row.variantId,
    );
    const price = before.get(row.id);
    return isOvertaken && price ? [[row.id, { text: price.text, isOvertaken }] as const] : [];
  });
  return new Map(kept);
}
