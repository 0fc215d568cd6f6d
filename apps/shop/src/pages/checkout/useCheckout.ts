import { charged } from '@nuee/domain';
import { type Shop, useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';
import { cartAtom } from '../../state/cart.ts';
import { createCheckout } from '../../state/checkout.ts';
import { createCheckoutDrafts } from '../../state/checkoutDraft.ts';
import { newKey } from '../../state/newKey.ts';
import { createPayments } from '../../state/payments.ts';
import { createSubmissions } from '../../state/submission.ts';
import { termsAtom } from '../../state/terms.ts';

type ShopCheckout = ReturnType<typeof wire>;

const wired = new WeakMap<Shop, ShopCheckout>();

/**
 * The checkout of the shop and its drafts. Wired here and not in `createShop`, so that only this page loads their code.
 */
export function useCheckout(): ShopCheckout {
  const shop = useShop();
  const known = wired.get(shop);
  if (known !== undefined) return known;
  const made = wire(shop);
  wired.set(shop, made);
  return made;
}

function wire({ store, orders, unpaidOrders, exclusively, cart, announce, pages, sessionStorage }: Shop) {
  const checkout = createCheckout({
    orders,
    payments: isDemonstration
      ? createPayments({ orders, unpaidOrders, exclusively: (task) => exclusively('payment', task) })
      : undefined,
    unpaidOrders,
    cart,
    announce: () => announce({ shown: false }),
    submissions: createSubmissions({ storage: sessionStorage }),
    charges: (deliveryMethod) => {
      const terms = store.get(termsAtom) ?? pages.site.terms;
      return charged(
        terms,
        terms.delivery?.methods.find(({ id }) => id === deliveryMethod),
      );
    },
    items: () => store.get(cartAtom).items,
    newKey,
  });
  return { checkout, checkoutDrafts: createCheckoutDrafts({ storage: sessionStorage }) };
}
