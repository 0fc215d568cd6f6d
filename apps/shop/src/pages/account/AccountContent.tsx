import {
  type AccountTab,
  type CartSelection,
  type FavoriteProduct,
  productPath,
  type SupportTicket,
} from '@nuee/domain';
import {
  AccountOrders,
  AccountSection,
  DeliveryAddressForm,
  FavoriteCard,
  FavoriteGrid,
  InvoiceList,
  NotificationList,
  PasswordForm,
  PaymentMethods,
  ProfileForm,
  TicketForm,
  TicketList,
  TicketThread,
} from '@nuee/ui';
import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import type { PageData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import type { AccountArea, AccountAreaActions } from '../../state/accountArea.ts';
import { newTicketPath, ticketPath, ticketsPath } from './ticketPaths.ts';

interface AccountContentProps {
  area: AccountArea;
  actions: AccountAreaActions;
  tab: AccountTab;
  /** The ticket that the support shows; without one it shows the list. */
  ticket: SupportTicket | undefined;
}

/** What a tab of the account holds. */
export function AccountContent(props: AccountContentProps) {
  const { area, actions, tab, ticket } = props;
  switch (tab) {
    case 'orders':
      return <AccountOrders orders={area.orders} catalogueHref="/catalogue" />;
    case 'profile':
      return <Profile {...props} />;
    case 'address':
      return <Address {...props} />;
    case 'payment':
      return <PaymentMethods />;
    case 'favorites':
      return <Favorites {...props} />;
    case 'support':
      return ticket ? (
        <Ticket key={ticket._id} ticket={ticket} actions={actions} />
      ) : (
        <TicketList tickets={area.tickets} hrefOf={ticketPath} newHref={newTicketPath} />
      );
    case 'support-new':
      return <NewTicket {...props} />;
    case 'notifications':
      return <NotificationList notifications={area.notifications} onRead={actions.markRead} />;
    case 'invoices':
      return <InvoiceList invoices={area.invoices} />;
    default:
      return tab satisfies never;
  }
}

function Profile({ area: { user }, actions }: AccountContentProps) {
  const { toasts } = useShop();
  return (
    <>
      <AccountSection title="Informations personnelles">
        <ProfileForm
          value={user}
          onSubmit={(changes) => {
            actions.saveUser(changes);
            toasts.success('Profil mis à jour avec succès');
          }}
        />
      </AccountSection>
      <AccountSection title="Mot de passe">
        <PasswordForm email={user.email} onSubmit={() => toasts.success('Mot de passe modifié avec succès')} />
      </AccountSection>
    </>
  );
}

function Address({ area: { user }, actions }: AccountContentProps) {
  const { toasts } = useShop();
  return (
    <AccountSection title="Adresse de livraison">
      <DeliveryAddressForm
        value={user}
        onSubmit={(changes) => {
          actions.saveUser(changes);
          toasts.success('Adresse mise à jour avec succès');
        }}
      />
    </AccountSection>
  );
}

function Favorites({ area: { favorites }, actions }: AccountContentProps) {
  const { toasts } = useShop();
  const remove = ({ _id }: FavoriteProduct): void => {
    actions.removeFavorite(_id);
    toasts.success('Produit retiré des favoris');
  };
  return (
    <FavoriteGrid favorites={favorites} catalogueHref="/catalogue">
      {(favorite) => <Favorite favorite={favorite} onRemove={() => remove(favorite)} />}
    </FavoriteGrid>
  );
}

function Favorite({ favorite, onRemove }: { favorite: FavoriteProduct; onRemove: () => void }) {
  const { pages } = useShop();
  const { status, add } = useAddToCart();
  const addOne = (): void => void add(async () => firstChoice(await pages.read(productPath(favorite))));
  return <FavoriteCard favorite={favorite} status={status} onAdd={addOne} onRemove={onRemove} />;
}

/** One piece of the first size and strength, the choice that the product page begins with. @throws where there is none. */
function firstChoice(data: PageData | undefined): CartSelection {
  if (!(data && 'product' in data)) throw new Error('The product is no longer in the catalogue.');
  const { product } = data;
  const [size] = product.sizes;
  const [nicotineStrength] = product.nicotineStrengths;
  if (size === undefined || nicotineStrength === undefined)
    throw new Error(`${product.name} comes in no size or strength.`);
  return { product, quantity: 1, size, nicotineStrength };
}

function Ticket({ ticket, actions }: { ticket: SupportTicket; actions: AccountAreaActions }) {
  const { toasts } = useShop();
  return (
    <TicketThread
      ticket={ticket}
      backHref={ticketsPath}
      newHref={newTicketPath}
      onReply={(message) => {
        actions.reply(ticket._id, message);
        toasts.success('Réponse envoyée avec succès');
      }}
    />
  );
}

function NewTicket({ actions }: AccountContentProps) {
  const { toasts } = useShop();
  const navigate = useNavigate();
  return (
    <AccountSection
      title="Votre demande"
      description={'Notre service client répond sous 24\u00a0à\u00a048\u00a0heures.'}
    >
      <TicketForm
        cancelHref={ticketsPath}
        onSubmit={({ subject, message }) => {
          actions.openTicket(subject, message);
          toasts.success('Ticket créé avec succès');
          // Going back leads to where the form was opened, not to an empty form.
          navigate(ticketsPath, { replace: true });
        }}
      />
    </AccountSection>
  );
}
