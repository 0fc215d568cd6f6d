import type { Order } from '@nuee/domain';
import { Button, CircleAlertIcon, Container, EmptyState, Inline, OrderConfirmation } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/error.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

type Loading = { status: 'loading' | 'unknown' | 'failed' } | { status: 'ready'; order: Order };

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

function Confirmation({ id }: { id: string }) {
  const { orders, toasts } = useShop();
  const [state, setState] = useState<Loading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the order again.
  useEffect(() => {
    let current = true;
    orders.get(id).then(
      (order) => current && setState({ status: 'ready', order }),
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
  }, [id, orders, toasts, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  };

  if (state.status === 'loading') return <PageLoading />;
  if (state.status === 'ready') {
    return (
      <OrderConfirmation
        order={state.order}
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
