import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';

/** Where the administration stands on the site. */
export const base = '/admin';

/** The page below it that most go to, from wherever they are. */
export const mostUsed = '/commandes';

interface PageCode {
  /** Settles once the page can be drawn without a wait. */
  load: () => Promise<unknown>;
  /** The page: itself if its code is there, else a part that waits for it. */
  current: () => ComponentType;
}

interface AdminRoute {
  path: string;
  /** The module of its page, as the manifest of the build names it. */
  source: string;
  code: PageCode;
}

/** The site map, below /admin; a page's code comes with its address. */
export const routes: readonly AdminRoute[] = [
  { path: '/login', source: 'LoginPage', code: pageCode(() => import('./pages/LoginPage.tsx')) },
  { path: '/', source: 'DashboardPage', code: pageCode(() => import('./pages/DashboardPage.tsx')) },
  { path: '/commandes', source: 'OrdersPage', code: pageCode(() => import('./pages/OrdersPage.tsx')) },
  { path: '/commandes/:id', source: 'OrderPage', code: pageCode(() => import('./pages/OrderPage.tsx')) },
  { path: '/produits', source: 'ProductsPage', code: pageCode(() => import('./pages/ProductsPage.tsx')) },
  { path: '/produits/ajouter', source: 'AddProductPage', code: pageCode(() => import('./pages/AddProductPage.tsx')) },
  { path: '/produits/:id', source: 'ProductPage', code: pageCode(() => import('./pages/ProductPage.tsx')) },
  { path: '/categories', source: 'CategoriesPage', code: pageCode(() => import('./pages/CategoriesPage.tsx')) },
  { path: '/utilisateurs', source: 'UsersPage', code: pageCode(() => import('./pages/UsersPage.tsx')) },
  { path: '/utilisateurs/ajouter', source: 'AddUserPage', code: pageCode(() => import('./pages/AddUserPage.tsx')) },
  { path: '/utilisateurs/:id', source: 'UserPage', code: pageCode(() => import('./pages/UserPage.tsx')) },
  { path: '/parametres', source: 'SettingsPage', code: pageCode(() => import('./pages/SettingsPage.tsx')) },
];

/** Brings the code of the page at an address before it is drawn there. Gives whether it has come; drawing it tells why not. */
export async function loadPage(address: string): Promise<boolean> {
  const [pathname = ''] = address.split('?');
  try {
    await routes.find(({ path }) => matchPath(path, pathname))?.code.load();
    return true;
  } catch {
    return false;
  }
}

/** The page of a route, which stays the same part for as long as it is shown. */
export function RoutePage({ code }: Pick<AdminRoute, 'code'>) {
  const [Page] = useState(code.current);
  return <Page />;
}

/** React's `lazy` alone would wait even for code that is there, and what was drawn till then would be lost. */
function pageCode(load: () => Promise<{ default: ComponentType }>): PageCode {
  let loaded: ComponentType | undefined;
  let hasFailed = false;
  let waiting = lazy(load);
  return {
    load: async () => {
      if (loaded) return;
      // It would tell its failure for ever. Not while it is drawn, which would ask again and again.
      if (hasFailed) waiting = lazy(load);
      hasFailed = false;
      try {
        loaded = (await load()).default;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    current: () => loaded ?? waiting,
  };
}
