import type { Order, TransferDetails } from '@nuee/domain';
import { Button, CircleAlertIcon, Container, EmptyState, Inline, OrderConfirmation } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/error.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useRegistered } from '../../frame/useRegistered.ts';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { type Shop, useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

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
  http: Shop['http'],
): Promise<TransferDetails | undefined> {
  if (isPaid || paymentMethod !== 'bank-transfer') return undefined;
  try {
    const { createCustomerApi } = await import('../../api/customer.ts');
    return await createCustomerApi(http).transfer(_id);
  } catch (error) {
    console.error('The bank account of the shop could not be read.', error);
    return undefined;
  }
}

function Confirmation({ id }: { id: string }) {
  const { orders, toasts, http } = useShop();
  const registered = useRegistered();
  const [state, setState] = useState<Loading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the order again.
  useEffect(() => {
    let current = true;
    const read = async (): Promise<Loading> => {
      const order = await orders.get(id);
      return { status: 'ready', order, transfer: registered ? await transferOf(order, http) : undefined };
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
  }, [id, orders, toasts, http, registered, attempt]);
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
