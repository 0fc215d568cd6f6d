import { ApiError } from '@nuee/api-client/apiError';
import {
  type Address,
  addressAdvice,
  addressError,
  addressLine,
  cartCharges,
  charged,
  countriesOf,
  emptyAddress,
  hasMethods,
  isSameAddress,
  isSamePlace,
  isUntouchedAddress,
  isWholeRelay,
  methodsFor,
  missingAddressFields,
  orderTotals,
  type PaymentMethod,
  paymentMeansOf,
  relayPointMissing,
  type SavedAddress,
  unservedSentence,
} from '@nuee/domain';
import {
  AddressForm,
  Checkbox,
  DeliveryChoice,
  LinkButton,
  OrderNotes,
  OrderSummary,
  PaymentChoice,
  RadioList,
  SplitPage,
  Stack,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTerms } from '../../frame/useTerms.ts';
import type { SiteData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';
import { messageOf } from '../../state/account.ts';
import { cartAtom } from '../../state/cart.ts';
import { type PlacedOrder, PriceChange } from '../../state/checkout.ts';
import type { CheckoutDraft } from '../../state/checkoutDraft.ts';
import { orderOf } from './orderOf.ts';
import { RelayStep } from './RelayStep.tsx';
import { useCheckout } from './useCheckout.ts';

type Section = 'shipping' | 'billing';
type Missing = Record<Section, readonly (keyof Address)[]>;

const none: Missing = { shipping: [], billing: [] };

interface CheckoutFormProps {
  email: string;
  /** The address from the profile, used while the draft has none. */
  initialAddress: Address;
  /** The addresses of the account, to choose from. */
  savedAddresses: readonly SavedAddress[];
  /** The address of the customer's latest order. It is offered, and never replaces typed text by itself. */
  lastAddress?: Address | undefined;
  /** Called when the order is made. Resolves when the page is about to be left. */
  conclude: (placed: PlacedOrder) => Promise<void>;
  /** Called with whether an order is in progress: when it starts, and when it fails. */
  onOrdering: (ordering: boolean) => void;
}

/** The form before an order, saved as a draft from the first letter on. */
export function CheckoutForm({
  email,
  initialAddress,
  savedAddresses,
  lastAddress,
  conclude,
  onOrdering,
}: CheckoutFormProps) {
  const { pages, toasts, readTerms } = useShop();
  const terms = useTerms();
  const { checkout, checkoutDrafts } = useCheckout();
  const { status, items } = useAtomValue(cartAtom);
  const form = useRef<HTMLFormElement>(null);
  const cards = cardsOf(pages.site);
  const [draft, setDraft] = useState<CheckoutDraft>(() =>
    firstDraft(checkoutDrafts.read(email), initialAddress, cards !== undefined),
  );
  const [ordered, setOrdered] = useState<readonly (typeof items)[number][]>();
  const { shipping, sameAddress, paymentMethod, notes } = draft;
  // While the checkbox is checked, billing mirrors shipping; once unchecked, it starts from that copy.
  const billing = sameAddress ? shipping : draft.billing;
  const change = (part: Partial<CheckoutDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const lines = ordered ?? items;
  const methods = methodsFor(terms, lines, shipping);
  const method = methods.find(({ id }) => id === draft.deliveryMethod) ?? methods[0];
  const deliveryMethod = method?.id;
  const charges = method ? charged(terms, method) : cartCharges(terms, lines).charges;
  const unserved = hasMethods(terms) && !method ? unservedSentence(terms, lines, shipping) : undefined;
  const relayPoint = method?.kind === 'relay' ? draft.relayPoint : undefined;
  const noRelay = method?.kind === 'relay' && !(relayPoint && isWholeRelay(relayPoint)) ? relayPointMissing : undefined;
  useEffect(
    () => checkoutDrafts.write(email, { ...draft, deliveryMethod, relayPoint }),
    [checkoutDrafts, email, draft, deliveryMethod, relayPoint],
  );
  const takeAddress = (address: Address): void => {
    change({ shipping: address });
    toasts.undoable('Adresse reprise', () => change({ shipping }));
  };
  const [missing, setMissing] = useState(none);
  const [unfolded, setUnfolded] = useState(false);
  const [refusedMethod, setRefusedMethod] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [refusedRelay, setRefusedRelay] = useState<string>();

  const refuse = (): boolean => {
    const found: Missing = {
      shipping: missingAddressFields(shipping),
      billing: sameAddress ? [] : missingAddressFields(billing),
    };
    setMissing(found);
    const message = addressError(shipping, 'livraison') ?? addressError(billing, 'facturation') ?? unserved ?? noRelay;
    setRefusedRelay(noRelay);
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
    // The ordered lines stay on screen while the server empties the cart.
    setOrdered(items);
    setRefusedMethod(undefined);
    setRefusal(undefined);
    onOrdering(true);
    try {
      await conclude(await checkout.place(orderOf({ ...draft, deliveryMethod, relayPoint }), email));
    } catch (error) {
      if (error instanceof PriceChange) {
        toasts.error(error.message, 'Vérifiez votre commande avant de la passer.');
      } else {
        console.error('The order could not be made.', error);
        const sentence = messageOf(error, 'Erreur lors de la création de la commande');
        toasts.error(sentence);
        // The specification's demonstration has the message alone.
        if (!isDemonstration) setRefusal(error instanceof ApiError && error.isRefusal ? sentence : unanswered);
        if (error instanceof ApiError && error.field === 'deliveryMethod') setRefusedMethod(sentence);
        if (error instanceof ApiError && error.field?.startsWith('relayPoint')) setRefusedRelay(sentence);
        // It may have been refused since the delivery or the VAT is another one.
        void readTerms();
      }
      setOrdered(undefined);
      onOrdering(false);
    }
  };

  const choosable = savedAddresses.length > 1;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <SplitPage
        main={
          <Stack gap={{ base: 40, lg: 56 }}>
            <Stack gap={12}>
              <AddressForm
                choice={
                  choosable ? (
                    <SavedAddresses addresses={savedAddresses} value={shipping} onValueChange={takeAddress} />
                  ) : undefined
                }
                folded={choosable && !unfolded && isSettled(shipping, savedAddresses)}
                onUnfold={() => setUnfolded(true)}
                number={1}
                legend="Adresse de livraison"
                section="shipping"
                value={shipping}
                onValueChange={(next) => change({ shipping: next })}
                missing={missing.shipping}
                countries={countriesOf(terms)}
              />
              {lastAddress && !isSameAddress(lastAddress, shipping) && (
                <div>
                  <LinkButton onClick={() => takeAddress(lastAddress)}>
                    {`Livrer comme la dernière fois\u00a0: ${lastAddress.firstName} ${lastAddress.lastName}, ${lastAddress.street}, ${lastAddress.postalCode} ${lastAddress.city}`}
                  </LinkButton>
                </div>
              )}
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
                  countries={countriesOf(terms)}
                />
              )}
            </Stack>
            {hasMethods(terms) && (
              <DeliveryChoice
                number={2}
                options={methods.map((each) => ({
                  ...each,
                  price: orderTotals(lines, charged(terms, each)).shippingPrice,
                }))}
                value={deliveryMethod ?? ''}
                onValueChange={(next) => {
                  setRefusedMethod(undefined);
                  change({ deliveryMethod: next });
                }}
                error={unserved ?? refusedMethod}
              />
            )}
            {method?.kind === 'relay' && (
              <RelayStep
                address={shipping}
                value={relayPoint}
                onValueChange={(next) => {
                  setRefusedRelay(undefined);
                  change({ relayPoint: next });
                }}
                error={refusedRelay}
              />
            )}
            <PaymentChoice
              number={hasMethods(terms) ? 3 : 2}
              value={paymentMethod}
              onValueChange={(next) => change({ paymentMethod: next })}
              demonstration={isDemonstration}
              cards={cards}
            />
            <OrderNotes
              number={hasMethods(terms) ? 4 : 3}
              value={notes}
              onValueChange={(next) => change({ notes: next })}
            />
          </Stack>
        }
        aside={
          <OrderSummary
            items={lines}
            // Figures of a cart that couldn't be loaded would all be 0.
            totals={status === 'unavailable' ? undefined : { ...orderTotals(lines, charges), delivery: method }}
            loading={ordered !== undefined}
            refusal={refusal}
            termsHref="/conditions-generales"
          />
        }
      />
    </form>
  );
}

/** An order whose answer was lost may have been made: the same press finds it again. */
const unanswered =
  'La boutique n’a pas répondu\u00a0: votre commande n’est pas confirmée. Réessayez, elle ne sera passée qu’une seule fois.';

/** Whether an address is one of the account's, complete and without a doubt: then there is nothing to fill in. */
const isSettled = (address: Address, saved: readonly SavedAddress[]): boolean =>
  saved.some((each) => isSamePlace(each, address)) &&
  missingAddressFields(address).length === 0 &&
  Object.keys(addressAdvice(address, true)).length === 0;

function cardsOf({ cards }: SiteData): 'production' | 'test' | undefined {
  return cards && (cards.test ? 'test' : 'production');
}

const another = 'another';

/** The addresses of the account as a choice that fills the form; name and phone stay. */
function SavedAddresses({
  addresses,
  value,
  onValueChange,
}: {
  addresses: readonly SavedAddress[];
  value: Address;
  onValueChange: (next: Address) => void;
}) {
  const place = addresses.findIndex((address) => isSamePlace(address, value));
  return (
    <RadioList
      label="Mes adresses"
      name="saved-address"
      value={place === -1 ? another : String(place)}
      onValueChange={(next) => {
        const { firstName, lastName, phone } = value;
        onValueChange({ ...emptyAddress(), ...addresses[Number(next)], firstName, lastName, phone });
      }}
      options={[
        ...addresses.map((address, at) => ({ value: String(at), label: addressLine(address) })),
        { value: another, label: 'Une autre adresse' },
      ]}
    />
  );
}

/**
 * The initial values of the form. A draft that was started while the profile couldn't be loaded has an empty address:
 * the profile's is used then.
 */
function firstDraft(kept: CheckoutDraft | undefined, address: Address, takesCards: boolean): CheckoutDraft {
  const offered = (method: PaymentMethod): PaymentMethod =>
    paymentMeansOf(method, { demonstration: isDemonstration, takesCards }) ? method : 'bank-transfer';
  if (kept === undefined) {
    return { shipping: address, billing: address, sameAddress: true, paymentMethod: offered('card'), notes: '' };
  }
  const paymentMethod = offered(kept.paymentMethod);
  return { ...kept, paymentMethod, ...(isUntouchedAddress(kept.shipping) && { shipping: address }) };
}
