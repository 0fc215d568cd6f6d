import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { CardIcon } from '../../primitives/Icon/icons.tsx';

export interface PaymentMethodsProps extends Omit<EmptyStateProps, 'icon' | 'title' | 'children' | 'action'> {}

/**
 * The customer's cards: there is never one, and « Ajouter une carte » has no effect (specification, section 2).
 *
 * Use it in the account; to choose how an order is paid, use `PaymentChoice`.
 */
export function PaymentMethods(props: PaymentMethodsProps) {
  return (
    <EmptyState
      icon={<CardIcon size={32} />}
      title="Aucun moyen de paiement enregistré"
      action={
        <Button size="sm" variant="secondary">
          Ajouter une carte
        </Button>
      }
      {...props}
    >
      Vous choisissez votre mode de paiement à chaque commande.
    </EmptyState>
  );
}
