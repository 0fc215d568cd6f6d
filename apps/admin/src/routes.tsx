import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';

interface AdminRoute {
  path: string;
  /** The module of its page, as the manifest of the build names it. */
  source: string;
  load: () => Promise<unknown>;
  Page: LazyExoticComponent<ComponentType>;
}

/** The site map, below /admin; a page's code comes with its address. */
export const routes: readonly AdminRoute[] = [
  { path: '/login', source: 'LoginPage', ...page(() => import('./pages/LoginPage.tsx')) },
  { path: '/', source: 'DashboardPage', ...page(() => import('./pages/DashboardPage.tsx')) },
  { path: '/commandes', source: 'OrdersPage', ...page(() => import('./pages/OrdersPage.tsx')) },
  { path: '/commandes/:id', source: 'OrderPage', ...page(() => import('./pages/OrderPage.tsx')) },
  { path: '/produits', source: 'ProductsPage', ...page(() => import('./pages/ProductsPage.tsx')) },
  { path: '/produits/ajouter', source: 'AddProductPage', ...page(() => import('./pages/AddProductPage.tsx')) },
  { path: '/produits/:id', source: 'ProductPage', ...page(() => import('./pages/ProductPage.tsx')) },
  { path: '/categories', source: 'CategoriesPage', ...page(() => import('./pages/CategoriesPage.tsx')) },
  { path: '/utilisateurs', source: 'UsersPage', ...page(() => import('./pages/UsersPage.tsx')) },
  { path: '/utilisateurs/ajouter', source: 'AddUserPage', ...page(() => import('./pages/AddUserPage.tsx')) },
  { path: '/utilisateurs/:id', source: 'UserPage', ...page(() => import('./pages/UserPage.tsx')) },
  { path: '/parametres', source: 'SettingsPage', ...page(() => import('./pages/SettingsPage.tsx')) },
];

/** Brings the code of the page at an address before somebody goes there. A failure is told by going there. */
export function loadPage(address: string): void {
  const [pathname = ''] = address.split('?');
  routes
    .find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined);
}

function page(load: () => Promise<{ default: ComponentType }>): Pick<AdminRoute, 'load' | 'Page'> {
  return { load, Page: lazy(load) };
}
