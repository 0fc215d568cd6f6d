import { useId } from 'react';
import { focusWhenOpened } from '../../internal/focusWhenOpened.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './AgeGate.css.ts';

export interface AgeGateProps {
  /** Whether it stands in front of the page. */
  open: boolean;
  /** Called when the visitor says to be 18 or older. */
  onConfirm: () => void;
}

/**
 * Asks for the visitor's age before the shop (section 4). Neither Escape nor a press outside closes it, and the answer
 * « J'ai moins de 18 ans » does nothing visible, as specified.
 *
 * Use it once, around the whole storefront; for a question about something else, use `Dialog`.
 */
export function AgeGate({ open, onConfirm }: AgeGateProps) {
  const descriptionId = useId();
  return (
    <Dialog.Root open={open} dismissible={false} size="sm" className={styles.root} aria-describedby={descriptionId}>
      <div className={styles.frame}>
        <Wordmark size="sm" />
        <p className={styles.age} aria-hidden="true">
          18
        </p>
        <Dialog.Title className={styles.title}>Vérification de l'âge</Dialog.Title>
        <p id={descriptionId} className={styles.text}>
          Nos <span className={styles.unbroken}>e-liquides</span> sont réservés aux adultes. Confirmez votre âge pour
          entrer dans la boutique.
        </p>
        <div className={styles.answers}>
          <Button ref={focusWhenOpened} width="full" onClick={onConfirm}>
            J'ai 18 ans ou plus
          </Button>
          <Button width="full" variant="secondary">
            J'ai moins de 18 ans
          </Button>
        </div>
      </div>
    </Dialog.Root>
  );
}
