import { type AccountTab, type ListedTicket, latestNotifications } from '@nuee/domain';
import {
  AccountOrders,
  AccountSection,
  DeviceList,
  InvoiceList,
  NotificationList,
  PasswordForm,
  PaymentMethods,
  ProfileForm,
  Stack,
  Text,
  TicketForm,
  type TicketFormProps,
  TicketList,
} from '@nuee/ui';
import { useNavigate } from 'react-router-dom';
import { useChanges } from '../../account/changes.ts';
import {
  useCustomerAccount,
  useDevices,
  useInvoices,
  useNotifications,
  useOrders,
  useProfile,
  useTickets,
} from '../../account/queries.ts';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAttempt, usePasswordAttempt } from '../../frame/useAttempt.ts';
import { Address } from './Address.tsx';
import { Favorites } from './Favorites.tsx';
import { fullName } from './fullName.ts';
import { Loaded } from './Loaded.tsx';
import { Orders } from './Orders.tsx';
import { OwnData } from './OwnData.tsx';
import { Ticket } from './Ticket.tsx';
import { newTicketPath, ticketPath, ticketsPath } from './ticketPaths.ts';

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
  const { isDemonstration } = useCustomerAccount();
  return (
    <Loaded query={useTickets()}>
      {(tickets) =>
        ticket ? (
          <Ticket ticket={ticket} />
        ) : (
          <TicketList tickets={tickets} hrefOf={ticketPath} newHref={newTicketPath} promised={isDemonstration} />
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
  const { saveInvoice } = useChanges();
  const attempt = useAttempt();
  return (
    <Loaded query={useInvoices()}>
      {(invoices) => (
        <InvoiceList
          invoices={isDemonstration ? invoices.map((invoice) => ({ ...invoice, ...specimen })) : invoices}
          onDownload={(invoice) => attempt(saveInvoice(invoice))}
        />
      )}
    </Loaded>
  );
}

function Profile({ onErased }: Pick<AccountContentProps, 'onErased'>) {
  const { email, isDemonstration } = useCustomerAccount();
  const { saveProfile, changePassword, endOtherSessions } = useChanges();
  const devices = useDevices();
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
              <Loaded query={devices}>
                {(all) => (
                  <DeviceList
                    devices={all}
                    onEndOthers={() => attempt(endOtherSessions(), 'Les autres appareils sont déconnectés')}
                  />
                )}
              </Loaded>
            </AccountSection>
          )}
          {!isDemonstration && <OwnData onErased={onErased} />}
        </>
      )}
    </Loaded>
  );
}

function NewTicket() {
  const { isDemonstration } = useCustomerAccount();
  const { openTicket, sendPhotograph } = useChanges();
  const orders = useOrders();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const open: TicketFormProps['onSubmit'] = async (ticket) => {
    const opened = await attempt(openTicket(ticket), 'Ticket créé avec succès');
    // So that going back leads to where the form was opened, not to an empty form.
    if (opened) navigate(ticketsPath, { replace: true });
    return opened;
  };
  return (
    <AccountSection
      title="Votre demande"
      {...(isDemonstration && { description: 'Notre service client répond sous 24\u00a0à\u00a048\u00a0heures.' })}
    >
      {orders.isPending ? (
        <PageLoading shape="lines" />
      ) : (
        <TicketForm
          cancelHref={ticketsPath}
          onSubmit={open}
          // Without them where they can’t be read: she can write all the same.
          {...(!isDemonstration && { orders: orders.data, onPhotograph: sendPhotograph })}
        />
      )}
    </AccountSection>
  );
}
