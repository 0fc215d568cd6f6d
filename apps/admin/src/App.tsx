import { LinkProvider, Toaster } from '@nuee/ui';
import { Provider, useAtomValue } from 'jotai';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { type Admin, AdminProvider, useAdmin } from './admin.ts';
import { RouterLink } from './frame/RouterLink.tsx';
import { Shell } from './frame/Shell.tsx';
import { AddProductPage } from './pages/AddProductPage.tsx';
import { AddUserPage } from './pages/AddUserPage.tsx';
import { CategoriesPage } from './pages/CategoriesPage.tsx';
import { DashboardPage } from './pages/DashboardPage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { OrderPage } from './pages/OrderPage.tsx';
import { OrdersPage } from './pages/OrdersPage.tsx';
import { ProductPage } from './pages/ProductPage.tsx';
import { ProductsPage } from './pages/ProductsPage.tsx';
import { SettingsPage } from './pages/SettingsPage.tsx';
import { UserPage } from './pages/UserPage.tsx';
import { UsersPage } from './pages/UsersPage.tsx';
import { toastsAtom } from './state/toasts.ts';

/** The site map, below /admin. */
export const adminPages: RouteObject[] = [
  { path: '/login', element: <LoginPage /> },
  {
    element: <Shell />,
    children: [
      { path: '/', element: <DashboardPage /> },
      { path: '/commandes', element: <OrdersPage /> },
      { path: '/commandes/:id', element: <OrderPage /> },
      { path: '/produits', element: <ProductsPage /> },
      { path: '/produits/ajouter', element: <AddProductPage /> },
      { path: '/produits/:id', element: <ProductPage /> },
      { path: '/categories', element: <CategoriesPage /> },
      { path: '/utilisateurs', element: <UsersPage /> },
      { path: '/utilisateurs/ajouter', element: <AddUserPage /> },
      { path: '/utilisateurs/:id', element: <UserPage /> },
      { path: '/parametres', element: <SettingsPage /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

interface AppProps {
  admin: Admin;
  /** What stands at each address: the pages of the site map. */
  pages?: RouteObject[];
}

/** The administration: its state, the page of the address and the passing messages. Stands inside of a router. */
export function App({ admin, pages = adminPages }: AppProps) {
  return (
    <AdminProvider value={admin}>
      <Provider store={admin.store}>
        <LinkProvider component={RouterLink}>
          <Page pages={pages} />
          <Messages />
        </LinkProvider>
      </Provider>
    </AdminProvider>
  );
}

function Page({ pages }: Required<Pick<AppProps, 'pages'>>) {
  return useRoutes(pages);
}

function Messages() {
  const { toasts } = useAdmin();
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />;
}
