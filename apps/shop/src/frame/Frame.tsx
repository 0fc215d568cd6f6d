import { categoriesOf, countPieces, products } from '@nuee/domain';
import { AgeGate, SiteFooter, SiteHeader, Toaster } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop.ts';
import { ageGateAtom } from '../state/ageGate.ts';
import { cartAtom } from '../state/cart.ts';
import { sessionAtom } from '../state/session.ts';
import { toastsAtom } from '../state/toasts.ts';

const categories = categoriesOf(products);

/** The pages of the menus, in order. */
const menuLinks = [
  { href: '/', label: 'Accueil' },
  { href: '/catalogue', label: 'Catalogue' },
] as const;

/** What stands around every page: header, footer, age gate and passing messages. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { ageGate, toasts } = useShop();
  const signedIn = useAtomValue(sessionAtom).status === 'customer';
  const pieces = countPieces(useAtomValue(cartAtom).items);

  return (
    <>
      <SiteHeader
        links={menuLinks}
        categories={categories}
        cartCount={pieces}
        signedIn={signedIn}
        accountHref={signedIn ? '/mon-compte' : '/login'}
        currentPath={pathname}
      />
      <main id="contenu">{children}</main>
      <SiteFooter signedIn={signedIn} />
      <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />
      <AgeGate open={useAtomValue(ageGateAtom) === 'open'} onConfirm={ageGate.confirm} />
    </>
  );
}
