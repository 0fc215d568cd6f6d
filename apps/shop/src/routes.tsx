import { legalTexts } from '@nuee/domain';
import { type LazyPart, lazyPart } from '@nuee/ui/lazyPart';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { isDemonstration } from './site.ts';
import type { Pages } from './state/pages.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

interface ShopRoute {
  path: string;
  load: LoadPage;
  Page: LazyPart<object>;
  /** The file that several pages come in, without its extension; a page of its own is called like its file. */
  module?: string;
}

const route = (path: string, load: LoadPage): ShopRoute => ({ path, load, Page: lazyPart(load) });

const legalTextPage: LoadPage = () => import('./pages/legalText/LegalTextPage.tsx');

/** The owner's words, and what the law asks of a shop that sells. */
const routesInService = (): readonly ShopRoute[] => [
  route('/about', () => import('./pages/about/OwnAboutPage.tsx')),
  route('/faq', () => import('./pages/faq/OwnFaqPage.tsx')),
  ...Object.values(legalTexts).map(({ address }) => route(address, legalTextPage)),
  route('/retractation', () => import('./pages/withdrawal/WithdrawalPage.tsx')),
  route('/accessibilite', () => import('./pages/accessibility/AccessibilityPage.tsx')),
];

/** The words of the specification. */
const routesOfTheDemonstration = (): readonly ShopRoute[] => [
  route('/about', () => import('./pages/about/AboutPage.tsx')),
  route('/faq', () => import('./pages/faq/FaqPage.tsx')),
  route('/mentions-legales', () => import('./pages/legalNotice/LegalNoticePage.tsx')),
  route('/conditions-generales', () => import('./pages/terms/TermsPage.tsx')),
  route('/politique-confidentialite', () => import('./pages/privacy/PrivacyPage.tsx')),
  route('/cookies', () => import('./pages/cookies/CookiesPage.tsx')),
  route('/livraison', () => import('./pages/delivery/DeliveryPage.tsx')),
];

const purchase = (path: string, name: keyof typeof import('./pages/purchase.ts')): ShopRoute => ({
  ...route(path, () => import('./pages/purchase.ts').then((pages) => ({ default: pages[name] }))),
  module: 'purchase',
});

/** The site map. A screen is linked to from the day it stands here; addresses.ts says which of its addresses are files. */
export const routes: readonly ShopRoute[] = [
  route('/', () => import('./pages/home/HomePage.tsx')),
  route('/catalogue', () => import('./pages/catalogue/CataloguePage.tsx')),
  route('/produit/:slug', () => import('./pages/product/ProductPage.tsx')),
  route('/contact', () => import('./pages/contact/ContactPage.tsx')),
  purchase('/panier', 'CartPage'),
  purchase('/checkout', 'CheckoutPage'),
  purchase('/commande-confirmee/:id', 'ConfirmationPage'),
  route('/login', () => import('./pages/login/LoginPage.tsx')),
  route('/register', () => import('./pages/register/RegisterPage.tsx')),
  route('/nouveau-mot-de-passe', () => import('./pages/newPassword/NewPasswordPage.tsx')),
  route('/newsletter', () => import('./pages/newsletter/NewsletterPage.tsx')),
  route('/mon-compte', () => import('./pages/account/AccountPage.tsx')),
  route('/mon-compte/commandes', () => import('./pages/account/OrdersPage.tsx')),
  ...(isDemonstration ? routesOfTheDemonstration() : routesInService()),
  route('*', () => import('./pages/notFound/NotFoundPage.tsx')),
];

/** The page at every other address while the shop may not sell yet. */
export const closedPage = lazyPart(() => import('./pages/closed/ClosedPage.tsx'));

/**
 * The pages that stay while it is closed: those that the law requires, and those that customers of earlier orders need.
 */
const keptPages =
  /^\/(?:mentions-legales|conditions-generales|politique-confidentialite|cookies|accessibilite|retractation|login|nouveau-mot-de-passe|mon-compte|commande-confirmee)\b/;

export const isClosedAt = (path: string, { site }: Pages): boolean => site.closed === true && !keptPages.test(path);

/**
 * Preloads the code and the data of the page at a path that is about to be shown. What fails here is requested again
 * when the page is shown, which reports a failure.
 */
export async function preloadPage(path: string, pages: Pages): Promise<void> {
  if (isClosedAt(path, pages)) return closedPage.preload();
  const [match] = matchRoutes([...routes], path) ?? [];
  await Promise.allSettled([match?.route.Page.preload(), pages.read(path)]);
}
