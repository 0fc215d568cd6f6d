import { maximumNotesLength } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../../primitives/Field/Field.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { CheckoutStep, type CheckoutStepProps } from '../CheckoutStep/CheckoutStep.tsx';
import * as styles from './OrderNotes.css.ts';

export interface OrderNotesProps extends Omit<CheckoutStepProps, 'title' | 'as' | 'children'> {
  /** Its number in the checkout, written before the title. */
  number?: CheckoutStepProps['number'];
  /** The text. */
  value: string;
  /** Called with each change of the text. */
  onValueChange: (next: string) => void;
}

/**
 * The customer's note on the order. Optional; the title of the step is the field's label.
 *
 * Use it in the checkout; for any other long text, use `TextArea`.
 */
export function OrderNotes({ value, onValueChange, ...rest }: OrderNotesProps) {
  const id = useId();
  return (
    <CheckoutStep title={<label htmlFor={id}>Notes de commande</label>} {...rest}>
      <Text size="small" tone="muted" id={`${id}-hint`} className={styles.hint}>
        {'Une précision pour la livraison\u00a0? Facultatif.'}
      </Text>
      <textarea
        id={id}
        name="notes"
        aria-describedby={`${id}-hint`}
        placeholder="Étage, code d’entrée, heures de présence"
        maxLength={maximumNotesLength}
        className={cx(control, styles.area)}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </CheckoutStep>
  );
}
