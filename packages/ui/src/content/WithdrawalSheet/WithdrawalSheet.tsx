import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PrintIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './WithdrawalSheet.css.ts';

export interface WithdrawalSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whom it is sent to: name, address, e-mail, as far as they are known. */
  recipient: string;
}

/** What is filled in with a pen, in the words of the standard form. */
const blanks = [
  'Commandé le (*)/reçu le (*)\u00a0:',
  'Nom du (des) consommateur(s)\u00a0:',
  'Adresse du (des) consommateur(s)\u00a0:',
  'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
  'Date\u00a0:',
];

/**
 * The standard form of withdrawal (annex to article R221-1 of the code de la consommation), to be printed and filled in with a pen: it
 * begins a sheet of its own.
 *
 * Use it in the terms of sale; for a text without blanks, use `Prose`.
 */
export function WithdrawalSheet({ recipient, className, ...rest }: WithdrawalSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.root, className)} {...rest}>
      <Heading level={3} size="name" id={id}>
        Modèle de formulaire de rétractation
      </Heading>
      <p>
        (Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)
      </p>
      <p>À l’attention de {recipient}&nbsp;:</p>
      <p>
        Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente
        du bien (*)/pour la prestation de services (*) ci-dessous&nbsp;:
      </p>
      <div className={styles.blank} />
      {blanks.map((blank) => (
        <p key={blank} className={styles.blank}>
          {blank}
        </p>
      ))}
      <p>(*) Rayez la mention inutile.</p>
      <div className={styles.action}>
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          <PrintIcon size={16} />
          Imprimer
        </Button>
      </div>
    </section>
  );
}
