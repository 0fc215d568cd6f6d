import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './ProductPromises.css.ts';

export interface ProductPromisesProps extends Omit<PartProps<'ul'>, 'children'> {
  /** What the owner of a shop in service promises; without any it is left out. Default what the demonstration says. */
  promises?: readonly string[] | undefined;
  /** What delivery costs, in a few words: « Livraison dès 3,90 € ». Without it only the demonstration says something of it: that it is fast. */
  delivery?: string | undefined;
}

/**
 * What the shop promises to those who buy.
 *
 * Use it once, below the choice of a bottle; for facts with their names, use `DataList`.
 */
export function ProductPromises({ promises, delivery, className, ...rest }: ProductPromisesProps) {
  const ofDelivery = delivery ?? (promises ? undefined : 'Livraison rapide');
  const shown = [
    ...(ofDelivery === undefined ? [] : [ofDelivery]),
    ...(promises ?? ['Paiement sécurisé', 'Service client réactif', 'Satisfait ou remboursé']),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
