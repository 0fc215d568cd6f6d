import { products } from '@nuee/domain';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface ShopRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /**
   * The addresses that are complete pages, or shells of a person's page, before any script runs. A route without any is
   * resolved in the browser.
   */
  prerendered: readonly string[];
}

/** The site map. A screen is linked to from the day it stands here. */
export const routes: readonly ShopRoute[] = [
  { path: '/', Page: lazy(() => import('./pages/home/HomePage.tsx')), prerendered: ['/'] },
  { path: '/catalogue', Page: lazy(() => import('./pages/catalogue/CataloguePage.tsx')), prerendered: ['/catalogue'] },
  {
    path: '/produit/:slug',
    Page: lazy(() => import('./pages/product/ProductPage.tsx')),
    prerendered: products.map(({ slug }) => `/produit/${slug}`),
  },
  { path: '/contact', Page: lazy(() => import('./pages/contact/ContactPage.tsx')), prerendered: ['/contact'] },
  { path: '/about', Page: lazy(() => import('./pages/about/AboutPage.tsx')), prerendered: ['/about'] },
  {
    path: '/mentions-legales',
    Page: lazy(() => import('./pages/legalNotice/LegalNoticePage.tsx')),
    prerendered: ['/mentions-legales'],
  },
  {
    path: '/conditions-generales',
    Page: lazy(() => import('./pages/terms/TermsPage.tsx')),
    prerendered: ['/conditions-generales'],
  },
  {
    path: '/politique-confidentialite',
    Page: lazy(() => import('./pages/privacy/PrivacyPage.tsx')),
    prerendered: ['/politique-confidentialite'],
  },
  { path: '/cookies', Page: lazy(() => import('./pages/cookies/CookiesPage.tsx')), prerendered: ['/cookies'] },
  { path: '/livraison', Page: lazy(() => import('./pages/delivery/DeliveryPage.tsx')), prerendered: ['/livraison'] },
  { path: '/faq', Page: lazy(() => import('./pages/faq/FaqPage.tsx')), prerendered: ['/faq'] },
  { path: '/panier', Page: lazy(() => import('./pages/cart/CartPage.tsx')), prerendered: ['/panier'] },
  { path: '/checkout', Page: lazy(() => import('./pages/checkout/CheckoutPage.tsx')), prerendered: ['/checkout'] },
  {
    path: '/commande-confirmee/:id',
    Page: lazy(() => import('./pages/confirmation/ConfirmationPage.tsx')),
    prerendered: [],
  },
  { path: '/login', Page: lazy(() => import('./pages/login/LoginPage.tsx')), prerendered: ['/login'] },
  { path: '/register', Page: lazy(() => import('./pages/register/RegisterPage.tsx')), prerendered: ['/register'] },
  { path: '/mon-compte', Page: lazy(() => import('./pages/account/AccountPage.tsx')), prerendered: ['/mon-compte'] },
  {
    path: '/mon-compte/commandes',
    Page: lazy(() => import('./pages/account/OrdersPage.tsx')),
    prerendered: ['/mon-compte/commandes'],
  },
  { path: '*', Page: lazy(() => import('./pages/notFound/NotFoundPage.tsx')), prerendered: ['/404'] },
];

/** Beginnings of the addresses that only the browser can resolve: `/commande-confirmee/…`, `/produit/…` by id. */
export const shellPrefixes: readonly string[] = routes
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => path.slice(0, path.indexOf(':')));
