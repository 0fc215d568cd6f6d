import { withdrawalForm } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PrintIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './WithdrawalSheet.css.ts';

export interface WithdrawalSheetProps extends Omit<PartProps<'section'>, 'children'> {
  /** Whom it is sent to: name, address, e-mail, as far as they are known. */
  recipient: string;
}

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
        {withdrawalForm.title}
      </Heading>
      <p>{withdrawalForm.hint}</p>
      <p>{withdrawalForm.to(recipient)}</p>
      <p>{withdrawalForm.declaration}</p>
      <div className={styles.blank} />
      {withdrawalForm.blanks.map((blank) => (
        <p key={blank} className={styles.blank}>
          {blank}
        </p>
      ))}
      <p>{withdrawalForm.note}</p>
      <div className={styles.action}>
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          <PrintIcon size={16} />
          Imprimer
        </Button>
      </div>
    </section>
  );
}
