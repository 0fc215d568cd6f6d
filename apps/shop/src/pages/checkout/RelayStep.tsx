import { type Address, addressAdvice, type RelayPoint } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { RelayChoice, type RelayChoiceProps } from '@nuee/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shop.ts';

interface RelayStepProps extends Pick<RelayChoiceProps, 'value' | 'error'> {
  /** The places are searched near it. */
  address: Address;
  onValueChange: (next: RelayPoint | undefined) => void;
}

/** The relay points near the address, or near another postal code. */
export function RelayStep({ address, value, onValueChange, error }: RelayStepProps) {
  const { client } = useShop();
  const [elsewhere, setElsewhere] = useState<string>();
  const [places, setPlaces] = useState<RelayChoiceProps['places']>('searching');
  const { country } = address;
  // While it is being typed, the address's is no postal code yet.
  const own = addressAdvice(address, true).postalCode === undefined ? address.postalCode.trim() : '';
  const postalCode = elsewhere ?? own;
  const found = useEffectEvent((next: RelayChoiceProps['places']): void => {
    setPlaces(next);
    const isListed = next === 'away' || next === 'searching' || next.some(({ id }) => id === value?.id);
    // What isn't on screen isn't ordered.
    if (!isListed && value !== undefined) onValueChange(undefined);
  });
  useEffect(() => {
    if (postalCode === '') return found([]);
    const search = new AbortController();
    found('searching');
    client.call(contract.readRelayPoints, { query: { country, postalCode }, signal: search.signal }).then(
      ({ items }) => found(items),
      (failure) => {
        if (search.signal.aborted) return;
        console.error('The relay points could not be listed.', failure);
        found('away');
      },
    );
    return () => search.abort();
  }, [client, country, postalCode]);
  return (
    <RelayChoice
      places={places}
      postalCode={postalCode}
      onSearch={setElsewhere}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
