import { type ReactNode, useId } from 'react';
import { focusWhenOpened } from '../../internal/focusWhenOpened.ts';
import { useUnintendedKeys } from '../../internal/useUnintendedKeys.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './AgeGate.css.ts';

export interface AgeGateProps {
  /** Whether it covers the page. */
  open: boolean;
  /** Called when the visitor confirms being 18 or older. */
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
  const unintended = useUnintendedKeys(open);
  return (
    <>
      <Dialog.Root open={open} dismissible={false} size="sm" className={styles.root} aria-describedby={descriptionId}>
        <div className={styles.frame}>
          <Question
            descriptionId={descriptionId}
            title={<Dialog.Title className={styles.title}>{name}</Dialog.Title>}
          />
          <div className={styles.answers}>
            <Button ref={focusWhenOpened} width="full" onClick={onConfirm} {...unintended}>
              J'ai 18 ans ou plus
            </Button>
            {under18}
          </div>
        </div>
      </Dialog.Root>
      {/* Without scripts the browser closes it through its form; the next page asks again. */}
      <noscript>
        <dialog open aria-label={name} className={styles.withoutScript}>
          <form method="dialog" className={styles.frame}>
            <Question
              title={
                <Heading level={2} size="h3">
                  {name}
                </Heading>
              }
            />
            <div className={styles.answers}>
              <Button type="submit" width="full">
                J'ai 18 ans ou plus
              </Button>
              {under18}
            </div>
            <p className={styles.text}>Sans JavaScript, cette question revient à chaque page.</p>
          </form>
        </dialog>
      </noscript>
    </>
  );
}

const name = "Vérification de l'âge";

const under18 = (
  <Button width="full" variant="secondary">
    J'ai moins de 18 ans
  </Button>
);

function Question({ title, descriptionId }: { title: ReactNode; descriptionId?: string }) {
  return (
    <>
      <Wordmark size="sm" />
      <p className={styles.age} aria-hidden="true">
        18
      </p>
      {title}
      <p id={descriptionId} className={styles.text}>
        Nos <span className={styles.unbroken}>e-liquides</span> sont réservés aux adultes. Confirmez votre âge pour
        entrer dans la boutique.
      </p>
    </>
  );
}
