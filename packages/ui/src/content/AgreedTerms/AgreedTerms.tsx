import { formatDate, parseLegalText } from '@nuee/domain';
import { GuaranteeNotice } from '../../commerce/GuaranteeNotice/GuaranteeNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LegalText } from '../LegalText/LegalText.tsx';
import { WithdrawalSheet } from '../WithdrawalSheet/WithdrawalSheet.tsx';

export interface AgreedTermsProps {
  /** What was agreed to and when, an ISO date; closed while there is nothing. */
  terms: { content: string; agreedAt: string } | undefined;
  /** Whom a withdrawal is sent to: name, address, e-mail, as far as they are known. */
  recipient: string;
  /** Called when it is to be closed. */
  onClose: () => void;
}

/**
 * The terms of sale that an order was placed under, over the page: they stay as they were, whatever the shop's terms say now.
 *
 * Use it beside an order; for the terms in force, use `LegalText`.
 */
export function AgreedTerms({ terms, recipient, onClose }: AgreedTermsProps) {
  return (
    <Dialog.Root open={terms !== undefined} onOpenChange={onClose} size="lg">
      <Dialog.Title>{terms ? `Conditions acceptées le ${formatDate(terms.agreedAt)}` : ''}</Dialog.Title>
      <Dialog.Body>
        {terms && (
          <LegalText
            sections={parseLegalText(terms.content).sections}
            parts={{
              guarantee: <GuaranteeNotice level={3} />,
              withdrawalForm: <WithdrawalSheet recipient={recipient} />,
              storageKeys: null,
            }}
          />
        )}
      </Dialog.Body>
      <Dialog.Foot>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Fermer
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
