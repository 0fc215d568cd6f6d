import type { AgreedTerms as Terms } from '@nuee/domain/live';
import { AgreedTerms, Card, LinkButton, Text } from '@nuee/ui';
import { useState } from 'react';

interface OrderTermsProps {
  /** Which version was agreed to; 0 for the text that the shop came with. */
  version: number;
  /** Reads what it said; undefined where it could not be read, which a message has said. */
  read: () => Promise<Terms | undefined>;
}

/** The terms of sale that an order was placed under. */
export function OrderTerms({ version, read }: OrderTermsProps) {
  const [terms, setTerms] = useState<Terms>();
  return (
    <Card title="Conditions de vente">
      <Text size="small">
        {version === 0 ? 'Texte d’origine, accepté à la commande.' : `Version ${version}, acceptée à la commande.`}
      </Text>
      <div>
        <LinkButton onClick={() => void read().then(setTerms)}>Lire les conditions acceptées</LinkButton>
      </div>
      <AgreedTerms terms={terms} recipient="la boutique" onClose={() => setTerms(undefined)} />
    </Card>
  );
}
