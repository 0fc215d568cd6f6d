import { type SubmitEvent, useId } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface WithdrawalRefusalProps {
  /** The order number of the declaration. */
  orderNumber: string;
  /** Called with the reason, which isn't empty. Resolves to whether it was saved; until then the dialog stays. */
  onRefuse: (reason: string) => Promise<boolean>;
  /** Called when it is left without a refusal. */
  onDismiss: () => void;
}

/**
 * Asks why a withdrawal is refused: the customer reads the reason in her account.
 *
 * Use it before that change; for the others nothing is asked.
 */
export function WithdrawalRefusal({ orderNumber, onRefuse, onDismiss }: WithdrawalRefusalProps) {
  const formId = useId();
  const { field, check } = useFieldErrors<'reason'>();
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const reason = String(new FormData(form).get('reason')).trim();
    if (!check(form, { reason: reason === '' ? 'Dites pourquoi elle est refusée' : undefined })) return;
    void save(() => onRefuse(reason));
  };
  return (
    <Dialog.Root open onOpenChange={onDismiss} size="sm">
      <Dialog.Title>{`Refuser la rétractation ${orderNumber}\u00a0?`}</Dialog.Title>
      <Dialog.Body>
        <form id={formId} noValidate aria-label="Refus" onSubmit={submit}>
          <TextArea
            label="Motif du refus"
            description="Le client le lit dans son compte."
            rows={3}
            maxLength={2_000}
            required
            {...field('reason')}
          />
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onDismiss}>
          Annuler
        </Button>
        <Button type="submit" form={formId} size="sm" {...button}>
          Refuser
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
