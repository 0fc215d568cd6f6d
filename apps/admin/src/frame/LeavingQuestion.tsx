import { ConfirmDialog } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useAdmin } from '../admin.ts';
import { leavingAtom } from '../state/unsaved.ts';

/** Asks before unsaved text is lost. */
export function LeavingQuestion() {
  const { unsaved } = useAdmin();
  return (
    <ConfirmDialog
      open={useAtomValue(leavingAtom) !== null}
      onOpenChange={() => unsaved.answer(false)}
      question={'Quitter sans enregistrer\u00a0?'}
      confirmLabel="Quitter"
      onConfirm={() => unsaved.answer(true)}
    >
      Ce que vous avez saisi sera perdu.
    </ConfirmDialog>
  );
}
