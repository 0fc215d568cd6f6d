import {
  type AccountTab,
  type CartSelection,
  type FavoriteProduct,
  type ListedTicket,
  latestNotifications,
  productPath,
  type SavedAddress,
} from '@nuee/domain';
import {
  AccountOrders,
  AccountSection,
  AddressBook,
  type AddressBookChange,
  DeliveryAddressForm,
  DeviceList,
  FavoriteCard,
  FavoriteGrid,
  InvoiceList,
  NotificationList,
  PasswordForm,
  PaymentMethods,
  ProfileForm,
  Stack,
  Text,
  TicketForm,
  TicketList,
} from '@nuee/ui';
import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import { useAttempt, usePasswordAttempt } from '../../frame/useAttempt.ts';
import type { PageData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import type { AccountArea, AccountState, LivingAccount } from '../../state/accountArea.ts';
import { LivingOrders } from './LivingOrders.tsx';
import { Loaded } from './Loaded.tsx';
import { OwnData } from './OwnData.tsx';
import { Ticket } from './Ticket.tsx';
import { newTicketPath, ticketPath, ticketsPath } from './ticketPaths.ts';

interface AccountContentProps {
  state: AccountState;
  area: AccountArea;
  tab: AccountTab;
  /** The ticket that the support tab shows; without one it shows the list. */
  ticket: ListedTicket | undefined;
  /** Called once the account is erased. */
  onErased: () => void;
}

/** The content of a tab of the account. */
export function AccountContent(props: AccountContentProps) {
  const { state, area, tab, ticket } = props;
  const { living } = area;
  const attempt = useAttempt();
  switch (tab) {
    case 'orders':
      return (
        <Loaded state={state} area={area} part="orders">
          {(orders) =>
            living ? (
              <LivingOrders orders={orders} living={living} />
            ) : (
              <AccountOrders orders={orders} catalogueHref="/catalogue" />
            )
          }
        </Loaded>
      );
    case 'profile':
      return <Profile {...props} />;
    case 'address':
      return <Address {...props} />;
    case 'payment':
      return <PaymentMethods demonstration={living === undefined} />;
    case 'favorites':
      return <Favorites {...props} />;
    case 'support':
      return (
        <Loaded state={state} area={area} part="tickets">
          {(tickets) =>
            ticket ? (
              <Ticket key={ticket._id} ticket={ticket} area={area} />
            ) : (
              <TicketList tickets={tickets} hrefOf={ticketPath} newHref={newTicketPath} />
            )
          }
        </Loaded>
      );
    case 'support-new':
      return <NewTicket {...props} />;
    case 'notifications':
      return (
        <Loaded state={state} area={area} part="notifications">
          {(notifications) => (
            <Stack gap={20}>
              <NotificationList notifications={notifications} onRead={(id) => void attempt(area.markRead(id))} />
              {notifications.length >= latestNotifications && (
                <Text size="small" tone="muted">{`Vos ${latestNotifications} dernières notifications.`}</Text>
              )}
            </Stack>
          )}
        </Loaded>
      );
    case 'invoices':
      return (
        <Loaded state={state} area={area} part="invoices">
          {(invoices) => (
            <InvoiceList
              invoices={invoices}
              onDownload={living && ((invoice) => attempt(living.saveInvoice(invoice)))}
            />
          )}
        </Loaded>
      );
    default:
      return tab satisfies never;
  }
}

function Profile({ state, area, onErased }: AccountContentProps) {
  const attempt = useAttempt();
  const attemptPassword = usePasswordAttempt();
  return (
    <Loaded state={state} area={area} part="person">
      {(person) => (
        <>
          <AccountSection title="Informations personnelles">
            <ProfileForm
              value={person}
              onSubmit={(changes) => attempt(area.saveProfile(changes), 'Profil mis à jour avec succès')}
            />
          </AccountSection>
          <AccountSection title="Mot de passe">
            <PasswordForm
              email={person.email}
              onSubmit={(passwords) =>
                attemptPassword(area.changePassword(passwords), 'Mot de passe modifié avec succès')
              }
            />
          </AccountSection>
          {area.living && (
            <AccountSection title="Mes appareils" description="Les appareils où votre compte est ouvert.">
              <Devices state={state} area={area} living={area.living} />
            </AccountSection>
          )}
          {area.living && <OwnData email={person.email} living={area.living} onErased={onErased} />}
        </>
      )}
    </Loaded>
  );
}

function Devices({ state, area, living }: Pick<AccountContentProps, 'state' | 'area'> & { living: LivingAccount }) {
  const attempt = useAttempt();
  return (
    <Loaded state={state} area={area} part="devices">
      {(devices) => (
        <DeviceList
          devices={devices}
          onEndOthers={() => attempt(living.endOtherSessions(), 'Les autres appareils sont déconnectés')}
        />
      )}
    </Loaded>
  );
}

function Address({ state, area }: AccountContentProps) {
  return (
    <AccountSection
      title="Adresse de livraison"
      {...(area.living && { description: 'L’adresse par défaut est proposée la première au moment de commander.' })}
    >
      <Loaded state={state} area={area} part="person">
        {({ addresses }) =>
          area.living ? (
            <Addresses addresses={addresses} area={area} />
          ) : (
            <SampleAddress address={addresses[0]} area={area} />
          )
        }
      </Loaded>
    </AccountSection>
  );
}

/** The demonstration has one address (section 2). */
function SampleAddress({ address, area }: { address: SavedAddress | undefined; area: AccountArea }) {
  const attempt = useAttempt();
  return (
    address && (
      <DeliveryAddressForm
        value={address}
        onSubmit={(changed) => attempt(area.saveAddresses([changed]), 'Adresse mise à jour avec succès')}
      />
    )
  );
}

const addressesSaid = {
  added: 'Adresse ajoutée',
  changed: 'Adresse mise à jour avec succès',
  preferred: 'Adresse par défaut modifiée',
} as const;

function Addresses({ addresses, area }: { addresses: readonly SavedAddress[]; area: AccountArea }) {
  const { toasts } = useShop();
  const attempt = useAttempt();
  const save = async (next: readonly SavedAddress[], what: AddressBookChange): Promise<boolean> => {
    if (what !== 'removed') return attempt(area.saveAddresses(next), addressesSaid[what]);
    const removed = await attempt(area.saveAddresses(next));
    if (removed) toasts.undoable('Adresse supprimée', () => void attempt(area.saveAddresses(addresses)));
    return removed;
  };
  return <AddressBook addresses={addresses} onAddressesChange={save} />;
}

function Favorites({ state, area }: AccountContentProps) {
  const attempt = useAttempt();
  const remove = ({ _id }: FavoriteProduct) => void attempt(area.removeFavorite(_id), 'Produit retiré des favoris');
  return (
    <Loaded state={state} area={area} part="favorites">
      {(favorites) => (
        <FavoriteGrid favorites={favorites} catalogueHref="/catalogue">
          {(favorite) => <Favorite favorite={favorite} onRemove={() => remove(favorite)} />}
        </FavoriteGrid>
      )}
    </Loaded>
  );
}

function Favorite({ favorite, onRemove }: { favorite: FavoriteProduct; onRemove: () => void }) {
  const { pages } = useShop();
  const { status, add } = useAddToCart();
  const addOne = (): void => void add(async () => firstChoice(await pages.read(productPath(favorite))));
  return <FavoriteCard favorite={favorite} status={status} onAdd={addOne} onRemove={onRemove} />;
}

/** One piece of the first size and strength, the initial choice of the product page. @throws where there is none. */
function firstChoice(data: PageData | undefined): CartSelection {
  if (!(data && 'product' in data)) throw new Error('The product is no longer in the catalogue.');
  const { product } = data;
  const [size] = product.sizes;
  const [nicotineStrength] = product.nicotineStrengths;
  if (size === undefined || nicotineStrength === undefined)
    throw new Error(`${product.name} comes in no size or strength.`);
  return { product, quantity: 1, size, nicotineStrength };
}

function NewTicket({ area }: AccountContentProps) {
  const attempt = useAttempt();
  const navigate = useNavigate();
  const open = async (ticket: { subject: string; message: string }): Promise<boolean> => {
    const opened = await attempt(area.openTicket(ticket), 'Ticket créé avec succès');
    // So that going back leads to where the form was opened, not to an empty form.
    if (opened) navigate(ticketsPath, { replace: true });
    return opened;
  };
  return (
    <AccountSection
      title="Votre demande"
      description={'Notre service client répond sous 24\u00a0à\u00a048\u00a0heures.'}
    >
      <TicketForm cancelHref={ticketsPath} onSubmit={open} />
    </AccountSection>
  );
}
