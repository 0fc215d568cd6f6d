import {
  type Address,
  addressFromProfile,
  emptyAddress,
  isSamePlace,
  preferAddress,
  type SavedAddress,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { Container, LinkButton, Notice, PageTitle, Stack, Text } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useRegistered } from '../../frame/useRegistered.ts';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { type Shop, useShop } from '../../shop.ts';
import { messageOf } from '../../state/account.ts';
import { cartAtom } from '../../state/cart.ts';
import type { PlacedOrder } from '../../state/checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { orderOf } from './orderOf.ts';
import { useCheckout } from './useCheckout.ts';

export default function CheckoutPage() {
  const { away } = useShop().pages.site;
  const customer = useSignedIn('Vous devez être connecté pour passer une commande');
  return (
    <Container as="section">
      <PageHead title="Finaliser la commande" />
      <PageTitle title="Finaliser la commande" />
      {away !== undefined ? (
        <Text>{'Votre panier vous attend\u00a0: vous pourrez le commander à notre retour.'}</Text>
      ) : customer ? (
        <Checkout key={customer.email} email={customer.email} />
      ) : (
        <PageLoading />
      )}
    </Container>
  );
}

function Checkout({ email }: { email: string }) {
  const { cart: cartActions, toasts, users, client } = useShop();
  const registered = useRegistered();
  const { checkout, checkoutDrafts } = useCheckout();
  const conclude = useConclusion();
  const cart = useAtomValue(cartAtom);
  const navigate = useNavigate();
  const [profile, setProfile] = useState<ProfileAddress>();
  const [attempt, setAttempt] = useState(0);
  // The order empties the cart, so from then on an empty cart is no reason to leave.
  const [ordering, setOrdering] = useState(false);
  // The page was reloaded during an order: its draft has the ordered lines.
  const [unfinished, setUnfinished] = useState(() => checkoutDrafts.read(email) && checkout.unfinished(email));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the profile again.
  useEffect(() => {
    let current = true;
    Promise.all([users.profile(), registered ? lastAddress(client) : undefined]).then(
      ([read, last]) =>
        current &&
        setProfile({
          address: addressFromProfile(read),
          saved: registered ? lastUsedFirst(read.addresses, last) : [],
          last,
          failed: false,
        }),
      (error: unknown) => {
        console.error('The profile could not be read.', error);
        if (!current) return;
        toasts.error('Erreur lors du chargement des données');
        setProfile({ address: emptyAddress(), saved: [], failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [users, toasts, client, registered, attempt]);
  const retry = () => {
    setAttempt((before) => before + 1);
    if (cart.status === 'unavailable') void cartActions.refresh();
  };

  const isEmpty = cart.status === 'ready' && cart.items.length === 0 && !ordering;
  // An order without an answer was made if the cart is empty; otherwise the shopper decides again.
  const isFinishing = unfinished === 'made' || (unfinished === 'sent' && isEmpty);
  useEffect(() => {
    const draft = checkoutDrafts.read(email);
    if (!isFinishing || draft === undefined) return;
    let current = true;
    checkout.finish(orderOf(draft), email).then(
      (placed) => (current ? conclude(placed) : undefined),
      (error: unknown) => {
        console.error('The order could not be finished.', error);
        if (!current) return;
        toasts.error(messageOf(error, 'Erreur lors de la création de la commande'));
        setUnfinished(undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [isFinishing, checkout, checkoutDrafts, conclude, email, toasts]);

  useEffect(() => {
    if (!isEmpty || isFinishing) return;
    toasts.info('Votre panier est vide');
    navigate('/panier', { replace: true });
  }, [isEmpty, isFinishing, navigate, toasts]);

  if (isFinishing) return <PageLoading label="Traitement en cours..." />;
  if (cart.status === 'loading' || profile === undefined || isEmpty) return <PageLoading shape="fields" />;
  return (
    <Stack gap={32}>
      {(cart.status === 'unavailable' || profile.failed) && (
        <Notice tone="critical">
          Erreur lors du chargement des données. <LinkButton onClick={retry}>Réessayer</LinkButton>
        </Notice>
      )}
      {/* Restarts with the profile that arrived late; what was typed before is in the draft. */}
      <CheckoutForm
        key={String(profile.failed)}
        email={email}
        initialAddress={profile.address}
        savedAddresses={profile.saved}
        lastAddress={profile.last}
        conclude={conclude}
        onOrdering={setOrdering}
      />
    </Stack>
  );
}

/** The address from the customer's profile. */
interface ProfileAddress {
  /** Empty while the profile can't be loaded. */
  address: Address;
  /** The addresses of a registered customer, the one that was used last first. */
  saved: readonly SavedAddress[];
  /** The address of the latest order. */
  last?: Address | undefined;
  failed: boolean;
}

function lastUsedFirst(saved: readonly SavedAddress[], last: Address | undefined): readonly SavedAddress[] {
  const place = last ? saved.findIndex((address) => isSamePlace(address, last)) : -1;
  return place > 0 ? preferAddress(saved, place) : saved;
}

/** `undefined` also when it can't be loaded, since it is only an offer. */
async function lastAddress(client: Shop['client']): Promise<Address | undefined> {
  try {
    const { items } = await client.call(contract.listOrders, { query: { limit: '1' } });
    return items[0]?.shippingAddress;
  } catch (error) {
    console.error('The latest order could not be read.', error);
    return undefined;
  }
}

/** What follows an order that was made: its message and its page, or the one where it is paid. */
function useConclusion(): (placed: PlacedOrder) => Promise<void> {
  const { client, toasts } = useShop();
  const { checkoutDrafts } = useCheckout();
  const navigate = useNavigate();
  return useCallback(
    async ({ id, paymentRecorded, toPay }) => {
      checkoutDrafts.clear();
      const leave = toPay ? await cardPayment(client, id) : undefined;
      if (toPay && leave === undefined) toasts.error('Votre commande est enregistrée.', 'Réglez-la depuis cette page.');
      else if (!paymentRecorded) toasts.error('Votre commande est enregistrée, mais son paiement n’a pas abouti.');
      else if (!toPay) toasts.success('Commande passée avec succès !');
      // First the page of the order, which a customer who comes back without paying then finds.
      navigate(`/commande-confirmee/${id}`, { replace: true });
      leave?.();
    },
    [client, checkoutDrafts, toasts, navigate],
  );
}

/** What leaves for the page where the order is paid; undefined when that can't be prepared: the order's page offers it again. */
async function cardPayment(client: Shop['client'], id: string): Promise<(() => void) | undefined> {
  try {
    const { prepareCardPayment } = await import('../../state/cardPayment.ts');
    return await prepareCardPayment(client, id);
  } catch (error) {
    console.error('The payment could not be prepared.', error);
    return undefined;
  }
}
