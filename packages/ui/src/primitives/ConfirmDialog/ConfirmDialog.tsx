import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when « Annuler », Escape or a press outside asks to close it. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  question: string;
  /** What will happen, where the question doesn't say it. */
  children?: ReactNode;
  /** The look of the button: `primary` where nothing is lost by it. Default `critical`. */
  variant?: 'primary' | 'critical';
  /** The verb of the irreversible action: « Supprimer ». */
  confirmLabel: string;
  /** The label of the safe answer, where « Annuler » could be read as the verb. */
  dismissLabel?: string;
  /** Called when the action is confirmed. */
  onConfirm: () => void;
}

/**
 * Asks for confirmation before something that can't be undone. Opens with the focus on « Annuler ».
 *
 * Use it before something that can't be taken back; for a form over the page, use `Dialog`.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  children,
  variant = 'critical',
  confirmLabel,
  dismissLabel = 'Annuler',
  onConfirm,
}: ConfirmDialogProps) {
  const bodyId = useId();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      role="alertdialog"
      aria-describedby={children ? bodyId : undefined}
    >
      <Dialog.Title>{question}</Dialog.Title>
      {children && (
        <Dialog.Body id={bodyId}>
          <Text>{children}</Text>
        </Dialog.Body>
      )}
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={() => onOpenChange(false)}>
          {dismissLabel}
        </Button>
        <Button variant={variant} size="sm" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
