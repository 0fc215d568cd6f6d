import { ConfirmDialog } from '@nuee/ui';
import { useAtom } from 'jotai';
import { useBlocker } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { leavingAtom, unsavedAtom } from './useUnsaved.ts';

/** Asks before unsaved text is lost. */
export function LeavingQuestion() {
  const { store } = useAdmin();
  const [leaving, setLeaving] = useAtom(leavingAtom);
  // A page that was saved, or whose session has ended, is replaced.
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && store.get(unsavedAtom) > 0,
  );
  return (
    <ConfirmDialog
      open={leaving !== null || state === 'blocked'}
      onOpenChange={() => {
        setLeaving(null);
        reset?.();
      }}
      question={'Quitter sans enregistrer\u00a0?'}
      confirmLabel="Quitter"
      onConfirm={() => {
        setLeaving(null);
        leaving?.go();
        proceed?.();
      }}
    >
      Ce que vous avez saisi sera perdu.
    </ConfirmDialog>
  );
}
