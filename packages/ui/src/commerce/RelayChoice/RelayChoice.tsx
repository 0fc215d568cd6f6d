import { type RelayPoint, relayAddress, relayHours } from '@nuee/domain';
import type { ListedRelayPoint } from '@nuee/domain/live';
import { useId, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface RelayChoiceProps extends Omit<PartProps<'div'>, 'children'> {
  /** The places near the postal code, the nearest first; `searching` while they are on their way, `away` where the carrier doesn’t list any. */
  places: readonly ListedRelayPoint[] | 'searching' | 'away';
  /** Where they were searched. */
  postalCode: string;
  /** Called with the postal code where to search instead. */
  onSearch: (postalCode: string) => void;
  /** The chosen place, or the typed one, which has no `id` and may still lack something. */
  value?: RelayPoint | undefined;
  /** Called with the place that was chosen, or with what was typed so far. */
  onValueChange: (next: RelayPoint) => void;
  /** Why the order can’t be made like this, in a French sentence. */
  error?: string | undefined;
}

/**
 * The relay point where a parcel is fetched: one of those near a postal code, or typed where the carrier lists none.
 *
 * Use it below `DeliveryChoice`, with a method of relay points.
 */
export function RelayChoice({ places, postalCode, onSearch, value, onValueChange, error, ...rest }: RelayChoiceProps) {
  const titleId = useId();
  return (
    <Stack gap={16} role="group" aria-labelledby={titleId} {...rest}>
      <Heading level={3} size="name" id={titleId}>
        Votre point relais
      </Heading>
      {error !== undefined && (
        <Notice tone="critical" role="status">
          {error}
        </Notice>
      )}
      {places === 'away' ? (
        <Typed value={value} onValueChange={onValueChange} isChecked={error !== undefined} />
      ) : (
        <>
          <Search key={postalCode} postalCode={postalCode} onSearch={onSearch} />
          {places === 'searching' ? (
            <Text role="status">Recherche des points relais…</Text>
          ) : (
            <Places places={places} postalCode={postalCode} value={value} onValueChange={onValueChange} />
          )}
        </>
      )}
    </Stack>
  );
}

function Search({ postalCode, onSearch }: Pick<RelayChoiceProps, 'postalCode' | 'onSearch'>) {
  const [typed, setTyped] = useState(postalCode);
  const search = (): void => {
    if (typed.trim() !== '') onSearch(typed.trim());
  };
  return (
    <Inline gap={12} alignItems="end">
      <TextField
        label="Près du code postal"
        name="relayPostalCode"
        autoComplete="off"
        inputMode="numeric"
        value={typed}
        onValueChange={setTyped}
        // It is a field of the order’s form, which the key would send.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
      <Button variant="secondary" onClick={search}>
        Chercher
      </Button>
    </Inline>
  );
}

interface PlacesProps extends Pick<RelayChoiceProps, 'postalCode' | 'value' | 'onValueChange'> {
  places: readonly ListedRelayPoint[];
}

function Places({ places, postalCode, value, onValueChange }: PlacesProps) {
  if (places.length === 0) {
    return (
      <Text role="status">
        {postalCode === ''
          ? 'Indiquez un code postal pour voir les points relais.'
          : `Aucun point relais près du ${postalCode}. Essayez un autre code postal, ou un autre mode de livraison.`}
      </Text>
    );
  }
  return (
    <RadioList
      label="Points relais"
      labelHidden
      name="relayPoint"
      value={value?.id ?? ''}
      onValueChange={(next) => {
        const place = places.find(({ id }) => id === next);
        if (!place) return;
        const { id, name, address } = place;
        onValueChange({ id, name, address });
      }}
      options={places.map((place) => ({
        value: place.id,
        label: place.name,
        description: relayAddress(place),
        ...(relayHours(place).length > 0 && { detail: <Hours place={place} /> }),
      }))}
    />
  );
}

function Hours({ place }: { place: ListedRelayPoint }) {
  return (
    <details>
      <summary>Horaires</summary>
      {relayHours(place).map((day) => (
        <Text key={day} size="small">
          {day}
        </Text>
      ))}
    </details>
  );
}

const nothing: RelayPoint = { name: '', address: '' };

interface TypedProps extends Pick<RelayChoiceProps, 'value' | 'onValueChange'> {
  /** Whether what is missing is marked. */
  isChecked: boolean;
}

function Typed({ value = nothing, onValueChange, isChecked }: TypedProps) {
  const { id: _id, ...typed } = value;
  const field = (name: 'name' | 'address') => ({
    name: `relay-${name}`,
    autoComplete: 'off',
    required: true,
    maxLength: 120,
    value: typed[name],
    error: isChecked && typed[name].trim() === '' ? 'À remplir.' : undefined,
    onValueChange: (next: string) => onValueChange({ ...typed, [name]: next }),
  });
  return (
    <>
      <Text role="status">
        La liste des points relais ne répond pas. Indiquez le nom et l’adresse du vôtre, ou choisissez un autre mode de
        livraison.
      </Text>
      <TextField label="Nom du point relais" {...field('name')} />
      <TextField label="Son adresse" {...field('address')} />
    </>
  );
}
