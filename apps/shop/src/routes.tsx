import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';

type Load = () => Promise<{ default: ComponentType }>;

interface ShopRoute {
  path: string;
  /** Brings the page's code; afterwards the page is shown without waiting. */
  load: Load;
  Page: LazyExoticComponent<ComponentType>;
  /** Whether it is for everybody and for search engines. The others are a person's own. */
  isPublic: boolean;
}

const route = (path: string, load: Load, isPublic: boolean): ShopRoute => ({ path, load, Page: lazy(load), isPublic });
const open = (path: string, load: Load) => route(path, load, true);
const own = (path: string, load: Load) => route(path, load, false);

/** The site map. A screen is linked to from the day it stands here. */
export const routes: readonly ShopRoute[] = [
  open('/', () => import('./pages/home/HomePage.tsx')),
  open('/catalogue', () => import('./pages/catalogue/CataloguePage.tsx')),
  open('/produit/:slug', () => import('./pages/product/ProductPage.tsx')),
  open('/contact', () => import('./pages/contact/ContactPage.tsx')),
  open('/about', () => import('./pages/about/AboutPage.tsx')),
  open('/mentions-legales', () => import('./pages/legalNotice/LegalNoticePage.tsx')),
  open('/conditions-generales', () => import('./pages/terms/TermsPage.tsx')),
  open('/politique-confidentialite', () => import('./pages/privacy/PrivacyPage.tsx')),
  open('/cookies', () => import('./pages/cookies/CookiesPage.tsx')),
  open('/livraison', () => import('./pages/delivery/DeliveryPage.tsx')),
  open('/faq', () => import('./pages/faq/FaqPage.tsx')),
  own('/panier', () => import('./pages/cart/CartPage.tsx')),
  own('/checkout', () => import('./pages/checkout/CheckoutPage.tsx')),
  own('/commande-confirmee/:id', () => import('./pages/confirmation/ConfirmationPage.tsx')),
  own('/login', () => import('./pages/login/LoginPage.tsx')),
  own('/register', () => import('./pages/register/RegisterPage.tsx')),
  own('/mon-compte', () => import('./pages/account/AccountPage.tsx')),
  own('/mon-compte/commandes', () => import('./pages/account/OrdersPage.tsx')),
];

const notFound = own('*', () => import('./pages/notFound/NotFoundPage.tsx'));

/** The route of a path. Not the router's own `useRoutes`, which brings nesting and data, and these have neither. */
export const routeOf = (pathname: string): ShopRoute =>
  routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
