import {
  type Address,
  addressError,
  addressFromProfile,
  type CreateOrderBody,
  emptyAddress,
  missingAddressFields,
  orderTotals,
} from '@nuee/domain';
import {
  AddressForm,
  Checkbox,
  Container,
  Notice,
  OrderNotes,
  OrderSummary,
  PageTitle,
  PaymentChoice,
  SplitPage,
  Stack,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { messageOf } from '../../state/account.ts';
import { cartAtom } from '../../state/cart.ts';
import type { PlacedOrder } from '../../state/checkout.ts';
import type { CheckoutDraft } from '../../state/checkoutDraft.ts';
import { useCheckout } from './useCheckout.ts';

type Section = 'shipping' | 'billing';
type Missing = Record<Section, readonly (keyof Address)[]>;

const none: Missing = { shipping: [], billing: [] };

export default function CheckoutPage() {
  const customer = useSignedIn('Vous devez être connecté pour passer une commande');
  return (
    <Container as="section">
      <PageHead title="Finaliser la commande" />
      <PageTitle title="Finaliser la commande" />
      {customer ? <Checkout key={customer.email} email={customer.email} /> : <PageLoading />}
    </Container>
  );
}

function Checkout({ email }: { email: string }) {
  const { toasts, users } = useShop();
  const { checkout, checkoutDrafts } = useCheckout();
  const conclude = useConclusion();
  const cart = useAtomValue(cartAtom);
  const navigate = useNavigate();
  const [profileAddress, setProfileAddress] = useState<Address>();
  // The order empties the cart: from then on an empty cart is no reason to leave.
  const [ordering, setOrdering] = useState(false);
  // The page was loaded anew in the middle of an order: its draft tells what was ordered.
  const [unfinished, setUnfinished] = useState(() => checkoutDrafts.read(email) && checkout.unfinished(email));

  useEffect(() => {
    let current = true;
    users.profile().then(
      (profile) => current && setProfileAddress(addressFromProfile(profile)),
      (error: unknown) => {
        console.error('The profile could not be read.', error);
        if (!current) return;
        toasts.error('Erreur lors du chargement des données');
        setProfileAddress(emptyAddress());
      },
    );
    return () => {
      current = false;
    };
  }, [users, toasts]);

  const isEmpty = cart.status === 'ready' && cart.items.length === 0 && !ordering;
  // An order that got no answer was made if the cart is empty; else the shopper decides anew.
  const isFinishing = unfinished === 'made' || (unfinished === 'sent' && isEmpty);
  useEffect(() => {
    const draft = checkoutDrafts.read(email);
    if (!isFinishing || draft === undefined) return;
    let current = true;
    checkout.finish(orderOf(draft), email).then(
      (placed) => current && conclude(placed),
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
  if (cart.status === 'loading' || profileAddress === undefined || isEmpty) return <PageLoading />;
  return (
    <>
      {cart.status === 'unavailable' && <Notice tone="critical">Erreur lors du chargement des données</Notice>}
      <CheckoutForm email={email} initialAddress={profileAddress} onOrdering={setOrdering} />
    </>
  );
}

/** The order that a draft describes. */
function orderOf({ shipping, billing, sameAddress, paymentMethod, notes }: CheckoutDraft): CreateOrderBody {
  const trimmed = notes.trim();
  return {
    shippingAddress: shipping,
    billingAddress: sameAddress ? shipping : billing,
    paymentMethod,
    ...(trimmed && { notes: trimmed }),
  };
}

/** What follows an order that was made: its message and its page. */
function useConclusion(): (placed: PlacedOrder) => void {
  const { toasts } = useShop();
  const { checkoutDrafts } = useCheckout();
  const navigate = useNavigate();
  return useCallback(
    ({ id, paymentRecorded }) => {
      checkoutDrafts.clear();
      if (paymentRecorded) toasts.success('Commande passée avec succès !');
      else toasts.error('Votre commande est enregistrée, mais son paiement n’a pas abouti.');
      navigate(`/commande-confirmee/${id}`, { replace: true });
    },
    [checkoutDrafts, toasts, navigate],
  );
}

interface CheckoutFormProps {
  email: string;
  initialAddress: Address;
  onOrdering: (ordering: boolean) => void;
}

function CheckoutForm({ email, initialAddress, onOrdering }: CheckoutFormProps) {
  const { toasts } = useShop();
  const { checkout, checkoutDrafts } = useCheckout();
  const { items } = useAtomValue(cartAtom);
  const conclude = useConclusion();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<CheckoutDraft>(
    () =>
      checkoutDrafts.read(email) ?? {
        shipping: initialAddress,
        billing: initialAddress,
        sameAddress: true,
        paymentMethod: 'card',
        notes: '',
      },
  );
  const { shipping, sameAddress, paymentMethod, notes } = draft;
  // While the box is checked, billing mirrors shipping; unchecked, it starts from there.
  const billing = sameAddress ? shipping : draft.billing;
  const change = (part: Partial<CheckoutDraft>): void => setDraft((before) => ({ ...before, ...part }));
  useEffect(() => checkoutDrafts.write(email, draft), [checkoutDrafts, email, draft]);
  const [missing, setMissing] = useState(none);
  const [ordered, setOrdered] = useState<readonly (typeof items)[number][]>();

  const refuse = (): boolean => {
    const found: Missing = {
      shipping: missingAddressFields(shipping),
      billing: sameAddress ? [] : missingAddressFields(billing),
    };
    setMissing(found);
    const message = addressError(shipping, 'livraison') ?? addressError(billing, 'facturation');
    if (message === undefined) return false;
    toasts.error(message);
    const section = found.shipping.length > 0 ? 'shipping' : 'billing';
    const field = form.current?.elements.namedItem(`${section}-${found[section][0]}`);
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (ordered !== undefined || refuse()) return;
    // What was ordered stays on screen while the server empties the cart.
    setOrdered(items);
    onOrdering(true);
    try {
      conclude(await checkout.place(orderOf(draft), email));
    } catch (error) {
      console.error('The order could not be made.', error);
      toasts.error(messageOf(error, 'Erreur lors de la création de la commande'));
      setOrdered(undefined);
      onOrdering(false);
    }
  };

  const lines = ordered ?? items;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <SplitPage
        main={
          <Stack gap={{ base: 40, lg: 56 }}>
            <Stack gap={12}>
              <AddressForm
                number={1}
                legend="Adresse de livraison"
                section="shipping"
                value={shipping}
                onValueChange={(next) => change({ shipping: next })}
                missing={missing.shipping}
              />
              <Checkbox
                label="Utiliser la même adresse pour la facturation"
                checked={sameAddress}
                onCheckedChange={(same) => change({ sameAddress: same, ...(!same && { billing: shipping }) })}
              />
              {!sameAddress && (
                <AddressForm
                  legend="Adresse de facturation"
                  section="billing"
                  value={billing}
                  onValueChange={(next) => change({ billing: next })}
                  missing={missing.billing}
                />
              )}
            </Stack>
            <PaymentChoice number={2} value={paymentMethod} onValueChange={(next) => change({ paymentMethod: next })} />
            <OrderNotes number={3} value={notes} onValueChange={(next) => change({ notes: next })} />
          </Stack>
        }
        aside={
          <OrderSummary
            items={lines}
            totals={orderTotals(lines)}
            submitting={ordered !== undefined}
            termsHref="/conditions-generales"
          />
        }
      />
    </form>
  );
}
