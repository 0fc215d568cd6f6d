import {
  addressLine,
  defaultCountry,
  maximumAddresses,
  preferAddress,
  putAddress,
  type SavedAddress,
} from '@nuee/domain';
import { useEffect, useRef, useState } from 'react';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DeliveryAddressForm } from '../DeliveryAddressForm/DeliveryAddressForm.tsx';
import * as styles from './AddressBook.css.ts';

/** What was done to the addresses. */
export type AddressBookChange = 'added' | 'changed' | 'removed' | 'preferred';

export interface AddressBookProps extends Omit<PartProps<'div'>, 'children'> {
  /** The default one first. */
  addresses: readonly SavedAddress[];
  /** The countries that the shop delivers to. Default France and Belgium. */
  countries?: readonly string[];
  /** Called with all of them as they shall be. Resolves to whether they were saved. */
  onAddressesChange: (next: readonly SavedAddress[], what: AddressBookChange) => Promise<boolean>;
}

/** The form that is open. Its address is known by what it says, since another device may move or remove it. */
interface Opened {
  /** As it was; absent for a new address. */
  changed?: SavedAddress;
  /** As it was submitted last, or as the form begins. */
  typed: SavedAddress;
}

/** Where the open form's address stands; behind the last one where it is new, or has been removed. */
function placeOf({ changed, typed }: Opened, addresses: readonly SavedAddress[]): number {
  if (!changed) return addresses.length;
  const lines = addresses.map(addressLine);
  const found = [changed, typed].map((address) => lines.indexOf(addressLine(address))).find((place) => place >= 0);
  return found ?? addresses.length;
}

const empty: SavedAddress = { street: '', postalCode: '', city: '', country: defaultCountry };

/**
 * The addresses that an account keeps, of which the first is the one that an order begins with. None is kept twice.
 *
 * Use it where a customer keeps several; for a single one, use `DeliveryAddressForm`.
 */
export function AddressBook({ addresses, countries, onAddressesChange, ...rest }: AddressBookProps) {
  const [opened, setOpened] = useState<Opened>();
  const [known, setKnown] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const openPlace = opened && placeOf(opened, addresses);
  const show = (next: Opened | undefined) => {
    setOpened(next);
    setKnown(false);
  };
  const close = () => {
    show(undefined);
    add.current?.focus();
  };
  const save = async (place: number, typed: SavedAddress): Promise<boolean> => {
    const next = putAddress(addresses, place, typed);
    setKnown(next === undefined);
    if (next === undefined) return false;
    setOpened((before) => before && { ...before, typed });
    const saved = await onAddressesChange(next, place < addresses.length ? 'changed' : 'added');
    if (saved) close();
    return saved;
  };
  const form = (place: number) => (
    <Stack gap={12}>
      {known && (
        <Notice tone="critical" role="alert">
          Cette adresse est déjà enregistrée.
        </Notice>
      )}
      <OpenedForm countries={countries} value={opened?.typed ?? empty} onSubmit={(typed) => save(place, typed)} />
      <div>
        <LinkButton onClick={close}>Annuler</LinkButton>
      </div>
    </Stack>
  );

  if (addresses.length === 0 && openPlace === undefined) {
    return (
      <EmptyCloud
        title="Aucune adresse"
        level={3}
        action={
          <Button size="sm" ref={add} onClick={() => show({ typed: empty })}>
            Ajouter une adresse
          </Button>
        }
        {...rest}
      >
        Celle de votre première commande apparaîtra ici.
      </EmptyCloud>
    );
  }
  return (
    <Stack gap={20} {...rest}>
      {addresses.length > 0 && (
        <ul aria-label="Adresses enregistrées" className={styles.list}>
          {addresses.map((address, place) => (
            <li key={addressLine(address)} className={styles.address}>
              {openPlace === place ? (
                form(place)
              ) : (
                <Saved
                  address={address}
                  preferred={place === 0}
                  onEdit={() => show({ changed: address, typed: address })}
                  onRemove={() => void onAddressesChange(addresses.toSpliced(place, 1), 'removed')}
                  onPrefer={() => void onAddressesChange(preferAddress(addresses, place), 'preferred')}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {openPlace === addresses.length && form(openPlace)}
      {/* Stays while a form is open: it takes the focus back. */}
      <div>
        {addresses.length < maximumAddresses ? (
          <Button variant="secondary" ref={add} onClick={() => show({ typed: empty })}>
            Ajouter une adresse
          </Button>
        ) : (
          <Text size="small" tone="muted">{`Vous gardez ${maximumAddresses} adresses au plus.`}</Text>
        )}
      </div>
    </Stack>
  );
}

interface SavedProps {
  address: SavedAddress;
  preferred: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onPrefer: () => void;
}

function Saved({ address, preferred, onEdit, onRemove, onPrefer }: SavedProps) {
  const { street, postalCode, city, country } = address;
  const of = <VisuallyHidden>{`\u00a0: ${addressLine(address)}`}</VisuallyHidden>;
  return (
    <>
      <div className={styles.first}>
        <Text>{street}</Text>
        {preferred && <Badge tone="neutral">Par défaut</Badge>}
      </div>
      <Text tone="muted">{`${postalCode} ${city}, ${country}`}</Text>
      <div className={styles.actions}>
        <LinkButton onClick={onEdit}>Modifier{of}</LinkButton>
        <LinkButton onClick={onRemove}>Supprimer{of}</LinkButton>
        {!preferred && <LinkButton onClick={onPrefer}>Définir par défaut{of}</LinkButton>}
      </div>
    </>
  );
}

/** Its first field has the focus: the press that opened it left nothing else to do. */
function OpenedForm(props: Pick<Parameters<typeof DeliveryAddressForm>[0], 'value' | 'countries' | 'onSubmit'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return <DeliveryAddressForm ref={form} {...props} />;
}
