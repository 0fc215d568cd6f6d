import { AdminShell, ShopNameProvider, useShopName } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useMay, usePerson } from '../data/session.ts';
import { useSource } from '../data/source.ts';
import { useNewOrders } from '../orders/queries.ts';
import { base, notFoundRoute, routeAt } from '../routes.ts';
import { useOpening, useOwnName, useWaitingWithdrawals } from '../shop/queries.ts';
import { isDemonstration } from '../site.ts';
import { titleAtom } from './AdminPage.tsx';
import { Keys } from './Keys.tsx';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { Loading } from './Loading.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Palette } from './Palette.tsx';
import { SessionExpired } from './SessionExpired.tsx';
import { useHelp } from './useHelp.tsx';
import { useLive } from './useLive.ts';
import { useLeave } from './useUnsaved.ts';

/** The additional entries in the navigation of a shop in service, and the permission that each requires. */
const livePages = [
  { href: '/admin/produits/prix', permission: 'products.write' },
  { href: '/admin/produits/inventaire', permission: 'stock' },
  { href: '/admin/produits/fichier', permission: 'products.write' },
  { href: '/admin/newsletter', permission: 'users.read' },
  { href: '/admin/support', permission: 'tickets' },
  { href: '/admin/retractations', permission: 'withdrawals' },
  { href: '/admin/comptabilite', permission: 'csv' },
  { href: '/admin/e-mails', permission: 'mails' },
  { href: '/admin/journal', permission: 'journal' },
  { href: '/admin/pages', permission: 'settings' },
  { href: '/admin/textes', permission: 'settings' },
] as const;

/** Entries that the navigation shows only to users with the permission for the page. */
const guardedPages = [
  { href: '/admin/produits/ajouter', permission: 'products.write' },
  { href: '/admin/categories', permission: 'categories' },
  { href: '/admin/parametres', permission: 'settings' },
] as const;

/** The frame around the pages, which stays while they change. It requires the flag of the login (section 4). */
export function Shell() {
  const { session } = useAdmin();
  const { isDemonstration: isSample } = useSource();
  const { pathname } = useLocation();
  if (!session.isOpen()) return <Navigate to="/login" replace />;
  if (isSample && routeAt(pathname)?.isLive) {
    return (
      <Suspense fallback={<Loading />}>
        <notFoundRoute.Page />
      </Suspense>
    );
  }
  return (
    <Named>
      <Frame />
    </Named>
  );
}

/** The parts know the name of the demonstration. */
const Named = isDemonstration ? Fragment : NamedByOwner;

function NamedByOwner({ children }: { children: ReactNode }) {
  const usual = useShopName();
  const name = useOwnName(useMay()('settings'));
  return <ShopNameProvider name={name || usual}>{children}</ShopNameProvider>;
}

function Frame() {
  const { leave } = useAdmin();
  const leaveUnsaved = useLeave();
  const may = useMay();
  const isLive = useLive();
  const { value: person } = usePerson();
  const hidden = guardedPages.filter(({ permission }) => !may(permission)).map(({ href }) => href);
  const { value: opening } = useOpening(isLive && may('settings'));
  const pages = livePages.filter(({ permission }) => may(permission)).map(({ href }) => href);
  // Once the shop is open it has nothing more to say.
  const extra = isLive ? [...pages, ...(opening?.open === false ? ['/admin/avant-d-ouvrir'] : [])] : undefined;
  const waiting = useNewOrders(isLive);
  const withdrawals = useWaitingWithdrawals(isLive && may('withdrawals'));
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [finding, setFinding] = useState(false);
  const help = useHelp([...livePages, ...guardedPages].filter(({ permission }) => !may(permission)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page starts at the top.
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <AdminShell
      title={<Title usual={routeAt(pathname)?.title ?? ''} />}
      // In service the account’s button has its name, and a band of its own would push every page down on a phone.
      note={isLive ? undefined : 'Données d’exemple'}
      hiddenPages={hidden}
      extraPages={extra}
      counts={{
        '/admin/commandes': { count: waiting, description: `${waiting} en attente` },
        '/admin/retractations': { count: withdrawals, description: `${withdrawals} à traiter` },
      }}
      currentPath={pathname === '/' ? base : `${base}${pathname}`}
      account={isLive && person ? { name: person.name || person.email, href: '/admin/profil' } : undefined}
      onFind={() => setFinding(true)}
      onHelp={isLive ? help.show : undefined}
      onLogout={() =>
        leaveUnsaved(() => {
          leave();
          navigate('/login', { replace: true });
        })
      }
    >
      <PageBoundary />
      <LeavingQuestion />
      <SessionExpired />
      <Palette open={finding} onOpenChange={setFinding} pages={{ hiddenPages: hidden, extraPages: extra }} />
      {isLive && <Keys />}
      {help.dialog}
    </AdminShell>
  );
}

/** A component of its own, so that a new title renders nothing else of the frame. */
function Title({ usual }: { usual: string }) {
  return useAtomValue(titleAtom) || usual;
}
