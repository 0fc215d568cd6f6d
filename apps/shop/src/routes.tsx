import { products } from '@nuee/domain';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;

interface ShopRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the page ahead of its being shown. */
  load: LoadPage;
  /**
   * The addresses that are complete pages, or shells of a person's page, before any script runs. A route without any is
   * resolved in the browser.
   */
  prerendered: readonly string[];
}

const page = (load: LoadPage) => ({ load, Page: lazy(load) });

/** The site map. A screen is linked to from the day it stands here. */
export const routes: readonly ShopRoute[] = [
  { path: '/', ...page(() => import('./pages/home/HomePage.tsx')), prerendered: ['/'] },
  { path: '/catalogue', ...page(() => import('./pages/catalogue/CataloguePage.tsx')), prerendered: ['/catalogue'] },
  {
    path: '/produit/:slug',
    ...page(() => import('./pages/product/ProductPage.tsx')),
    prerendered: products.map(({ slug }) => `/produit/${slug}`),
  },
  { path: '/contact', ...page(() => import('./pages/contact/ContactPage.tsx')), prerendered: ['/contact'] },
  { path: '/about', ...page(() => import('./pages/about/AboutPage.tsx')), prerendered: ['/about'] },
  {
    path: '/mentions-legales',
    ...page(() => import('./pages/legalNotice/LegalNoticePage.tsx')),
    prerendered: ['/mentions-legales'],
  },
  {
    path: '/conditions-generales',
    ...page(() => import('./pages/terms/TermsPage.tsx')),
    prerendered: ['/conditions-generales'],
  },
  {
    path: '/politique-confidentialite',
    ...page(() => import('./pages/privacy/PrivacyPage.tsx')),
    prerendered: ['/politique-confidentialite'],
  },
  { path: '/cookies', ...page(() => import('./pages/cookies/CookiesPage.tsx')), prerendered: ['/cookies'] },
  { path: '/livraison', ...page(() => import('./pages/delivery/DeliveryPage.tsx')), prerendered: ['/livraison'] },
  { path: '/faq', ...page(() => import('./pages/faq/FaqPage.tsx')), prerendered: ['/faq'] },
  { path: '/panier', ...page(() => import('./pages/cart/CartPage.tsx')), prerendered: ['/panier'] },
  { path: '/checkout', ...page(() => import('./pages/checkout/CheckoutPage.tsx')), prerendered: ['/checkout'] },
  {
    path: '/commande-confirmee/:id',
    ...page(() => import('./pages/confirmation/ConfirmationPage.tsx')),
    prerendered: [],
  },
  { path: '/login', ...page(() => import('./pages/login/LoginPage.tsx')), prerendered: ['/login'] },
  { path: '/register', ...page(() => import('./pages/register/RegisterPage.tsx')), prerendered: ['/register'] },
  { path: '/mon-compte', ...page(() => import('./pages/account/AccountPage.tsx')), prerendered: ['/mon-compte'] },
  {
    path: '/mon-compte/commandes',
    ...page(() => import('./pages/account/OrdersPage.tsx')),
    prerendered: ['/mon-compte/commandes'],
  },
  { path: '*', ...page(() => import('./pages/notFound/NotFoundPage.tsx')), prerendered: ['/404'] },
];

/** Beginnings of the addresses that only the browser can resolve: `/commande-confirmee/…`, `/produit/…` by id. */
export const shellPrefixes: readonly string[] = routes
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => path.slice(0, path.indexOf(':')));
