import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withParts } from './frame/Later.tsx';

type LoadPage = () => Promise<{ default: ComponentType }>;

interface ShopRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the page ahead of its being shown. */
  load: LoadPage;
}

const route = (path: string, load: LoadPage): ShopRoute => ({ path, load, Page: lazy(withParts(load)) });

/** The site map. A screen is linked to from the day it stands here; addresses.ts says which of its addresses are files. */
export const routes: readonly ShopRoute[] = [
  route('/', () => import('./pages/home/HomePage.tsx')),
  route('/catalogue', () => import('./pages/catalogue/CataloguePage.tsx')),
  route('/produit/:slug', () => import('./pages/product/ProductPage.tsx')),
  route('/contact', () => import('./pages/contact/ContactPage.tsx')),
  route('/about', () => import('./pages/about/AboutPage.tsx')),
  route('/mentions-legales', () => import('./pages/legalNotice/LegalNoticePage.tsx')),
  route('/conditions-generales', () => import('./pages/terms/TermsPage.tsx')),
  route('/politique-confidentialite', () => import('./pages/privacy/PrivacyPage.tsx')),
  route('/cookies', () => import('./pages/cookies/CookiesPage.tsx')),
  route('/livraison', () => import('./pages/delivery/DeliveryPage.tsx')),
  route('/faq', () => import('./pages/faq/FaqPage.tsx')),
  route('/panier', () => import('./pages/cart/CartPage.tsx')),
  route('/checkout', () => import('./pages/checkout/CheckoutPage.tsx')),
  route('/commande-confirmee/:id', () => import('./pages/confirmation/ConfirmationPage.tsx')),
  route('/login', () => import('./pages/login/LoginPage.tsx')),
  route('/register', () => import('./pages/register/RegisterPage.tsx')),
  route('/mon-compte', () => import('./pages/account/AccountPage.tsx')),
  route('/mon-compte/commandes', () => import('./pages/account/OrdersPage.tsx')),
  route('*', () => import('./pages/notFound/NotFoundPage.tsx')),
];
