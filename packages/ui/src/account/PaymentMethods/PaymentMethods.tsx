import { EmptyCloud, type EmptyCloudProps } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface PaymentMethodsProps extends Omit<EmptyCloudProps, 'title' | 'children' | 'action' | 'suggestions'> {
  /** Shows « Ajouter une carte », which has no effect (specification, section 2). Default `false`. */
  demonstration?: boolean;
}

/**
 * The customer's cards: the shop never keeps one.
 *
 * Use it in the account; to choose how an order is paid, use `PaymentChoice`.
 */
export function PaymentMethods({ demonstration = false, ...rest }: PaymentMethodsProps) {
  return (
    <EmptyCloud
      title="Aucun moyen de paiement enregistré"
      action={
        demonstration ? (
          <Button size="sm" variant="secondary">
            Ajouter une carte
          </Button>
        ) : undefined
      }
      {...rest}
    >
      {demonstration
        ? 'Vous choisissez votre mode de paiement à chaque commande.'
        : 'Nous ne gardons aucune carte\u00a0: vous choisissez votre mode de paiement à chaque commande.'}
    </EmptyCloud>
  );
}
