import { type LazyPart, lazyPart } from '@nuee/ui/lazyPart';
import { matchRoutes } from 'react-router-dom';

/** The path of the administration on the site. */
export const base = '/admin';

interface AdminRoute {
  path: string;
  /** The title in the shell's bar until the page sets a more specific one: « Commande » before the order's number. */
  title: string;
  load: Parameters<typeof lazyPart<object>>[0];
  Page: LazyPart<object>;
  /** Whether only a live shop has it: in the demonstration its address is not found. */
  isLive?: true;
}

const route = (path: string, title: string, load: AdminRoute['load']): AdminRoute => ({
  path,
  title,
  load,
  Page: lazyPart(load),
});

const liveRoute = (...of: Parameters<typeof route>): AdminRoute => ({ ...route(...of), isLive: true });

/** The pages inside the shell, for administrators only. */
export const shellRoutes: readonly AdminRoute[] = [
  route('/', 'Tableau de bord', () => import('./pages/DashboardPage.tsx')),
  route('/commandes', 'Commandes', () => import('./pages/OrdersPage.tsx')),
  route('/commandes/:id', 'Commande', () => import('./pages/OrderPage.tsx')),
  route('/produits', 'Produits', () => import('./pages/ProductsPage.tsx')),
  route('/produits/ajouter', 'Ajouter un produit', () => import('./pages/AddProductPage.tsx')),
  route('/produits/:id', 'Produit', () => import('./pages/ProductPage.tsx')),
  route('/categories', 'Catégories', () => import('./pages/CategoriesPage.tsx')),
  route('/utilisateurs', 'Utilisateurs', () => import('./pages/UsersPage.tsx')),
  route('/utilisateurs/ajouter', 'Ajouter un utilisateur', () => import('./pages/AddUserPage.tsx')),
  route('/utilisateurs/:id', 'Utilisateur', () => import('./pages/UserPage.tsx')),
  liveRoute('/support', 'Support', () => import('./pages/SupportPage.tsx')),
  liveRoute('/support/:id', 'Ticket', () => import('./pages/TicketPage.tsx')),
  liveRoute('/retractations', 'Rétractations', () => import('./pages/WithdrawalsPage.tsx')),
  liveRoute('/e-mails', 'E-mails', () => import('./pages/MailsPage.tsx')),
  liveRoute('/journal', 'Journal', () => import('./pages/JournalPage.tsx')),
  liveRoute('/textes', 'Textes légaux', () => import('./pages/LegalTextsPage.tsx')),
  liveRoute('/textes/:id', 'Texte légal', () => import('./pages/LegalTextPage.tsx')),
  liveRoute('/avant-d-ouvrir', 'Avant d’ouvrir', () => import('./pages/OpeningPage.tsx')),
  route('/parametres', 'Paramètres', () => import('./pages/SettingsPage.tsx')),
];

/** An address that leads nowhere. */
export const notFoundRoute = route('*', 'Page non trouvée', () => import('./pages/NotFoundPage.tsx'));

/** The pages without the shell, with or without a session. */
export const openRoutes: readonly AdminRoute[] = [
  route('/login', 'Connexion', () => import('./pages/LoginPage.tsx')),
  notFoundRoute,
];

/** The site map below /admin. */
export const routes = [...openRoutes, ...shellRoutes];

/** The page at a path below /admin. */
export function routeAt(path: string): AdminRoute | undefined {
  return matchRoutes(routes, path)?.[0]?.route;
}

/**
 * Preloads the code of the page at a path that is about to be shown. What fails here is requested again when the page
 * is shown, which reports a failure.
 */
export async function preloadPage(path: string): Promise<void> {
  await routeAt(path)
    ?.Page.preload()
    .catch(() => {});
}
