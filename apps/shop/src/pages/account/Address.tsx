import { countriesOf, type SavedAddress } from '@nuee/domain';
import { AccountSection, AddressBook, type AddressBookChange, DeliveryAddressForm } from '@nuee/ui';
import { useChanges } from '../../account/changes.ts';
import { useCustomerAccount, useProfile } from '../../account/queries.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useShop } from '../../shop.ts';
import { Loaded } from './Loaded.tsx';

/** The addresses of the account. */
export function Address() {
  const { isDemonstration } = useCustomerAccount();
  return (
    <AccountSection
      title="Adresse de livraison"
      {...(!isDemonstration && {
        description: 'L’adresse par défaut est proposée la première au moment de commander.',
      })}
    >
      <Loaded query={useProfile()}>
        {({ addresses }) =>
          isDemonstration ? <SampleAddress address={addresses[0]} /> : <Addresses addresses={addresses} />
        }
      </Loaded>
    </AccountSection>
  );
}

/** The demonstration has one address (section 2). */
function SampleAddress({ address }: { address: SavedAddress | undefined }) {
  const { saveAddresses } = useChanges();
  const attempt = useAttempt();
  return (
    address && (
      <DeliveryAddressForm
        value={address}
        onSubmit={(changed) => attempt(saveAddresses([changed]), 'Adresse mise à jour avec succès')}
      />
    )
  );
}

const addressesSaid = {
  added: 'Adresse ajoutée',
  changed: 'Adresse mise à jour avec succès',
  preferred: 'Adresse par défaut modifiée',
} as const;

function Addresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { toasts, pages } = useShop();
  const { saveAddresses } = useChanges();
  const attempt = useAttempt();
  const save = async (next: readonly SavedAddress[], what: AddressBookChange): Promise<boolean> => {
    if (what !== 'removed') return attempt(saveAddresses(next), addressesSaid[what]);
    const removed = await attempt(saveAddresses(next));
    if (removed) toasts.undoable('Adresse supprimée', () => void attempt(saveAddresses(addresses)));
    return removed;
  };
  return <AddressBook countries={countriesOf(pages.site.terms)} addresses={addresses} onAddressesChange={save} />;
}
