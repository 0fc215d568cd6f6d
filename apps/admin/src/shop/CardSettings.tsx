import * as contract from '@nuee/domain/contract';
import { CardPayments } from '@nuee/ui';
import { useRef, useState } from 'react';
import { usePerson } from '../data/session.ts';
import { useFieldOfAddress } from '../frame/useFieldOfAddress.ts';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { apiUrl } from '../site.ts';
import { useCards, useShopCommands } from './queries.ts';

/** How a shop in service takes cards. */
export function CardSettings() {
  const { value: cards } = useCards();
  const { saveCards, removeCards } = useShopCommands();
  const asksCode = usePerson().value?.asksCode;
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const form = useRef<HTMLFormElement>(null);
  useFieldOfAddress(form, cards !== undefined);
  if (!cards) return null;
  return (
    <CardPayments
      ref={form}
      cards={cards}
      notificationUrl={apiUrl + contract.receivePayment.path}
      asksCode={asksCode}
      onUnsavedChange={setUnsaved}
      onSave={saveCards}
      onRemove={removeCards}
    />
  );
}
