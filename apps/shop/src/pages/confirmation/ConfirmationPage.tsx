import { ApiError } from '@nuee/api-client/apiError';
import { type Order, type PaymentReturn, paymentReturns, type TransferDetails } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { Button, CircleAlertIcon, Container, EmptyState, Inline, OrderConfirmation } from '@nuee/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useRegistered } from '../../frame/useRegistered.ts';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { type Shop, useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';
import { messageOf } from '../../state/account.ts';

type Loading =
  | { status: 'loading' | 'unknown' | 'failed' }
  | { status: 'ready'; order: Order; transfer?: TransferDetails | undefined };

const loadFailure = 'Erreur lors du chargement des détails de la commande';

export default function ConfirmationPage() {
  const { id = '' } = useParams();
  const customer = useSignedIn('Veuillez vous connecter pour voir les détails de votre commande');
  return (
    <>
      <PageHead title="Commande confirmée" />
      {customer ? <Confirmation key={id} id={id} /> : <PageLoading />}
    </>
  );
}

/**
 * The bank account for an order that awaits a transfer. `undefined` also when it can't be loaded: the page then says
 * whom to ask.
 */
async function transferOf(
  { _id, isPaid, paymentMethod }: Order,
  client: Shop['client'],
): Promise<TransferDetails | undefined> {
  if (isPaid || paymentMethod !== 'bank-transfer') return undefined;
  try {
    return await client.call(contract.readTransfer, { id: _id });
  } catch (error) {
    console.error('The bank account of the shop could not be read.', error);
    return undefined;
  }
}

function Confirmation({ id }: { id: string }) {
  const { orders, toasts, client, pages } = useShop();
  const registered = useRegistered();
  const [state, setState] = useState<Loading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the order again.
  useEffect(() => {
    let current = true;
    const read = async (): Promise<Loading> => {
      const order = await orders.get(id);
      return { status: 'ready', order, transfer: registered ? await transferOf(order, client) : undefined };
    };
    read().then(
      (next) => current && setState(next),
      (error: unknown) => {
        if (!current) return;
        const unknown = error instanceof ApiError && error.status === 404;
        if (!unknown) {
          console.error('The order could not be read.', error);
          toasts.error(loadFailure);
        }
        setState({ status: unknown ? 'unknown' : 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [id, orders, toasts, client, registered, attempt]);
  const came = useReturn();
  const order = state.status === 'ready' ? state.order : undefined;
  usePaymentSoon(came === 'recu' ? order : undefined, (paid) => setState({ status: 'ready', order: paid }));
  const pay = async (): Promise<void> => {
    try {
      const { prepareCardPayment } = await import('../../state/cardPayment.ts');
      const leave = await prepareCardPayment(client, id);
      leave();
    } catch (error) {
      console.error('The payment could not be prepared.', error);
      toasts.error(messageOf(error, 'Le paiement n’a pas pu commencer. Veuillez réessayer.'));
    }
  };
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  };

  if (state.status === 'loading') return <PageLoading />;
  if (state.status === 'ready') {
    return (
      <OrderConfirmation
        order={state.order}
        transfer={state.transfer}
        cardPayment={pages.site.cards && { came, test: pages.site.cards.test === true, onPay: pay }}
        ordersHref="/mon-compte/commandes"
        catalogueHref="/catalogue"
        contactHref="/contact"
        demonstration={isDemonstration}
      />
    );
  }
  return (
    <Container as="section" paddingY={{ base: 72, lg: 128 }}>
      <EmptyState
        level={1}
        icon={<CircleAlertIcon size={32} />}
        title={state.status === 'unknown' ? 'Commande non trouvée' : loadFailure}
        action={
          state.status === 'unknown' ? (
            <Button href="/">Retour à l’accueil</Button>
          ) : (
            <Inline gap={12} justifyContent="center">
              <Button onClick={retry}>Réessayer</Button>
              <Button variant="secondary" href="/">
                Retour à l’accueil
              </Button>
            </Inline>
          )
        }
      />
    </Container>
  );
}

/** How the customer comes back from the payment, if she does. */
function useReturn(): PaymentReturn | undefined {
  const [query] = useSearchParams();
  return paymentReturns.find((known) => known === query.get('paiement'));
}

const readAgain = { milliseconds: 3_000, times: 20 };

/** Reads an order whose payment is being verified again until it is paid, for a minute. */
function usePaymentSoon(order: Order | undefined, onPaid: (order: Order) => void): void {
  const { orders } = useShop();
  const id = order && !order.isPaid && order.status !== 'cancelled' ? order._id : undefined;
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (id === undefined) return;
    let left = readAgain.times;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      orders.get(id).then(
        (read) => read.isPaid && tell(read),
        (error: unknown) => console.error('The order could not be read again.', error),
      );
    }, readAgain.milliseconds);
    return () => clearInterval(timer);
  }, [id, orders]);
}
