import { countPieces } from '@nuee/domain';
import {
  AgeGate,
  CardActionProvider,
  NavMenu,
  SiteFooter,
  SiteHeader,
  SkipLink,
  StruckPriceProvider,
  Toaster,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop.ts';
import { copyrightYear, isDemonstration } from '../site.ts';
import { addedAtom } from '../state/added.ts';
import { ageGateAtom } from '../state/ageGate.ts';
import { cartAtom } from '../state/cart.ts';
import { sessionAtom } from '../state/session.ts';
import { toastsAtom } from '../state/toasts.ts';
import { Added } from './Added.tsx';
import { Away } from './Away.tsx';
import { useHeart } from './useHeart.tsx';
import { useSearch } from './useSearch.tsx';
import { useUnread } from './useUnread.ts';
import { WithoutScript } from './WithoutScript.tsx';

/** The pages of the menus, in order. */
const menuLinks = [
  { href: '/', label: 'Accueil' },
  { href: '/catalogue', label: 'Catalogue' },
  { href: '/about', label: 'Notre Histoire' },
  { href: '/faq', label: 'FAQ' },
  { href: '/livraison', label: 'Livraison' },
  { href: '/contact', label: 'Contact' },
] as const;

const legalLinks = [
  { href: '/mentions-legales', label: 'Mentions légales' },
  { href: '/conditions-generales', label: 'Conditions générales' },
  { href: '/politique-confidentialite', label: 'Politique de confidentialité' },
  { href: '/cookies', label: 'Cookies' },
  ...(isDemonstration
    ? []
    : [
        { href: '/accessibilite', label: 'Accessibilité' },
        { href: '/retractation', label: 'Renoncer au contrat ici' },
      ]),
];

const contentId = 'contenu';

/** In service the API publishes the price that the law compares a reduction with (code de la consommation, L112-1-1). */
const struckPrice = isDemonstration ? 'regular' : 'lowest';

/** The frame of every page: header, footer, age gate and toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { ageGate, pages, toasts } = useShop();
  const { categories } = pages.site;
  const session = useAtomValue(sessionAtom);
  const signedIn = session.status === 'customer';
  const pieces = countPieces(useAtomValue(cartAtom).items);
  const [search, openSearch] = useSearch();
  const unread = useUnread();
  const added = useAtomValue(addedAtom);

  const account = signedIn ? { href: '/mon-compte', label: 'Mon compte' } : { href: '/login', label: 'Se connecter' };

  return (
    <StruckPriceProvider struck={struckPrice}>
      <SkipLink targetId={contentId} />
      <SiteHeader
        navMenu={<NavMenu links={menuLinks} categories={categories} currentPath={pathname} />}
        links={menuLinks}
        categories={categories}
        cartCount={pieces}
        signedIn={signedIn}
        customerName={signedIn ? session.name : undefined}
        accountHref={account.href}
        unreadCount={unread}
        currentPath={pathname}
        onSearch={openSearch}
      />
      {added && <Added added={added} place="header" />}
      {search}
      <main id={contentId}>
        <WithoutScript />
        <Away />
        <CardActionProvider action={useHeart()}>{children}</CardActionProvider>
      </main>
      <SiteFooter
        {...(!isDemonstration && { tagline: null })}
        year={copyrightYear}
        mediator={pages.site.house.mediator}
        groups={[
          { title: 'La boutique', links: menuLinks.slice(1) },
          { title: 'Mon compte', links: [account, { href: '/panier', label: 'Panier' }] },
          { title: 'Informations', links: legalLinks },
        ]}
      />
      <Toaster place="top" toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />
      <AgeGate open={useAtomValue(ageGateAtom) === 'open'} onConfirm={ageGate.confirm} />
    </StruckPriceProvider>
  );
}
