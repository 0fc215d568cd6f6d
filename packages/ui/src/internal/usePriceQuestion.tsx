import {
  type AdminProduct,
  type AdminProductEdit,
  type AdminProductForm,
  formatPrice,
  priceJump,
  samePriceOfSizes,
} from '@nuee/domain';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../primitives/ConfirmDialog/ConfirmDialog.tsx';

interface Question {
  title: string;
  text: string;
}

/** What looks mistyped in the prices of a form: one that moves by more than half, or that two sizes have. */
function questionOf(form: AdminProductForm, base?: AdminProduct): Question | undefined {
  const jump = base && priceJump(base, { discountPrice: '', ...form } satisfies AdminProductEdit);
  if (jump) {
    return {
      title: `Passer de ${formatPrice(jump.from)} à ${formatPrice(jump.to)}\u00a0?`,
      text: 'Ce prix change de plus de la moitié.',
    };
  }
  const same = form.variants && samePriceOfSizes(form.variants);
  return (
    same && {
      title: `${same.sizes.map((size) => `${size}\u00a0ml`).join(' et ')} au même prix\u00a0?`,
      text: `Ces contenances coûtent toutes ${formatPrice(same.price)}.`,
    }
  );
}

/**
 * Asks before a product is saved whose prices look mistyped; the same question once.
 *
 * @returns `ask`, which calls `save` at once or after the answer, and the question, which the form shows.
 */
export function usePriceQuestion(): {
  ask: (prices: { form: AdminProductForm; base?: AdminProduct }, save: () => void) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question & { save: () => void }>();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  return {
    ask: ({ form, base }, save) => {
      const question = questionOf(form, base);
      if (question && !answered.includes(question.title)) setAsked({ ...question, save });
      else save();
    },
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        question={asked?.title ?? ''}
        confirmLabel="Enregistrer ce prix"
        onConfirm={() => {
          if (!asked) return;
          setAnswered([...answered, asked.title]);
          setAsked(undefined);
          asked.save();
        }}
      >
        {asked?.text}
      </ConfirmDialog>
    ),
  };
}
