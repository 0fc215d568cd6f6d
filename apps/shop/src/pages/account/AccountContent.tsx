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
import { useChanges } from '../../account/changes.ts';
import {
  useCustomerAccount,
  useDevices,
  useFavorites,
  useInvoices,
  useNotifications,
  useOrders,
  useProfile,
  useTickets,
} from '../../account/queries.ts';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import { useAttempt, usePasswordAttempt } from '../../frame/useAttempt.ts';
import type { PageData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { fullName } from './fullName.ts';
import { Loaded } from './Loaded.tsx';
import { Orders } from './Orders.tsx';
import { OwnData } from './OwnData.tsx';
import { Ticket } from './Ticket.tsx';
import { newTicketPath, ticketPath, ticketsPath } from './ticketPaths.ts';
import { useSaveInvoice } from './useSaveInvoice.ts';

interface AccountContentProps {
  tab: AccountTab;
  /** The ticket that the support tab shows; without one it shows the list. */
  ticket: ListedTicket | undefined;
  /** Called once the account is erased. */
  onErased: () => void;
}

/** The content of a tab of the account. */
export function AccountContent({ tab, ticket, onErased }: AccountContentProps) {
  const { isDemonstration } = useCustomerAccount();
  // Every screen says how many are unread, so that each reads them again.
  useNotifications();
  switch (tab) {
    case 'orders':
      return <OrderList />;
    case 'profile':
      return <Profile onErased={onErased} />;
    case 'address':
      return <Address />;
    case 'payment':
      return <PaymentMethods demonstration={isDemonstration} />;
    case 'favorites':
      return <Favorites />;
    case 'support':
      return <Support ticket={ticket} />;
    case 'support-new':
      return <NewTicket />;
    case 'notifications':
      return <Notifications />;
    case 'invoices':
      return <Invoices />;
    default:
      return tab satisfies never;
  }
}

function OrderList() {
  const { isDemonstration } = useCustomerAccount();
  return (
    <Loaded query={useOrders()}>
      {(orders) =>
        isDemonstration ? (
          // A sample has no history.
          <AccountOrders
            orders={orders.map((order) => ({ ...order, timeline: undefined }))}
            catalogueHref="/catalogue"
          />
        ) : (
          <Orders orders={orders} />
        )
      }
    </Loaded>
  );
}

function Support({ ticket }: Pick<AccountContentProps, 'ticket'>) {
  return (
    <Loaded query={useTickets()}>
      {(tickets) =>
        ticket ? (
          <Ticket ticket={ticket} />
        ) : (
          <TicketList tickets={tickets} hrefOf={ticketPath} newHref={newTicketPath} />
        )
      }
    </Loaded>
  );
}

function Notifications() {
  const { markRead } = useChanges();
  const attempt = useAttempt();
  return (
    <Loaded query={useNotifications()}>
      {(notifications) => (
        <Stack gap={20}>
          <NotificationList notifications={notifications} onRead={(id) => void attempt(markRead(id))} />
          {notifications.length >= latestNotifications && (
            <Text size="small" tone="muted">{`Vos ${latestNotifications} dernières notifications.`}</Text>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** One file for all samples: their numbers change with the year. */
const specimen = { pdfUrl: '/factures/facture-specimen.pdf' };

function Invoices() {
  const { isDemonstration } = useCustomerAccount();
  const saveInvoice = useSaveInvoice();
  return (
    <Loaded query={useInvoices()}>
      {(invoices) => (
        <InvoiceList
          invoices={isDemonstration ? invoices.map((invoice) => ({ ...invoice, ...specimen })) : invoices}
          onDownload={saveInvoice}
        />
      )}
    </Loaded>
  );
}

function Profile({ onErased }: Pick<AccountContentProps, 'onErased'>) {
  const { email, isDemonstration } = useCustomerAccount();
  const { saveProfile, changePassword } = useChanges();
  const attempt = useAttempt();
  const attemptPassword = usePasswordAttempt();
  return (
    <Loaded query={useProfile()}>
      {(profile) => (
        <>
          <AccountSection title="Informations personnelles">
            <ProfileForm
              value={{ name: fullName(profile), email, phone: profile.phone }}
              onSubmit={(changes) => attempt(saveProfile(changes), 'Profil mis à jour avec succès')}
            />
          </AccountSection>
          <AccountSection title="Mot de passe">
            <PasswordForm
              email={email}
              onSubmit={(passwords) => attemptPassword(changePassword(passwords), 'Mot de passe modifié avec succès')}
            />
          </AccountSection>
          {!isDemonstration && (
            <AccountSection title="Mes appareils" description="Les appareils où votre compte est ouvert.">
              <Devices />
            </AccountSection>
          )}
          {!isDemonstration && <OwnData onErased={onErased} />}
        </>
      )}
    </Loaded>
  );
}

function Devices() {
  const { endOtherSessions } = useChanges();
  const attempt = useAttempt();
  return (
    <Loaded query={useDevices()}>
      {(devices) => (
        <DeviceList
          devices={devices}
          onEndOthers={() => attempt(endOtherSessions(), 'Les autres appareils sont déconnectés')}
        />
      )}
    </Loaded>
  );
}

function Address() {
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
  const { toasts } = useShop();
  const { saveAddresses } = useChanges();
  const attempt = useAttempt();
  const save = async (next: readonly SavedAddress[], what: AddressBookChange): Promise<boolean> => {
    if (what !== 'removed') return attempt(saveAddresses(next), addressesSaid[what]);
    const removed = await attempt(saveAddresses(next));
    if (removed) toasts.undoable('Adresse supprimée', () => void attempt(saveAddresses(addresses)));
    return removed;
  };
  return <AddressBook addresses={addresses} onAddressesChange={save} />;
}

function Favorites() {
  const { removeFavorite } = useChanges();
  const attempt = useAttempt();
  const remove = ({ _id }: FavoriteProduct) => void attempt(removeFavorite(_id), 'Produit retiré des favoris');
  return (
    <Loaded query={useFavorites()}>
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

function NewTicket() {
  const { openTicket } = useChanges();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const open = async (ticket: { subject: string; message: string }): Promise<boolean> => {
    const opened = await attempt(openTicket(ticket), 'Ticket créé avec succès');
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
