import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { CardIcon } from '../../primitives/Icon/icons.tsx';

export interface PaymentMethodsProps extends Omit<EmptyStateProps, 'icon' | 'title' | 'children' | 'action'> {
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
    <EmptyState
      icon={<CardIcon size={32} />}
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
    </EmptyState>
  );
}
