import type { ComponentType } from 'react';
import {
  CartIcon,
  CircleCheckIcon,
  ClockIcon,
  DashboardIcon,
  FileIcon,
  HeadsetIcon,
  MailIcon,
  MessageIcon,
  ParcelIcon,
  ReceiptIcon,
  ResetIcon,
  ScrollIcon,
  SettingsIcon,
  UsersIcon,
} from '../primitives/Icon/icons.tsx';

export interface AdminPage {
  href: string;
  label: string;
  /** Whether it is shown only where it is asked for explicitly. */
  isExtra?: true;
}

interface AdminSection extends AdminPage {
  Icon: ComponentType<{ size?: number }>;
  /** The pages of its submenu; its own address is the first of them. */
  pages?: readonly AdminPage[];
}

/** The side navigation (specification, section 2), including the pages that only a live shop has. */
export const adminSections: readonly AdminSection[] = [
  { href: '/admin', label: 'Tableau de bord', Icon: DashboardIcon },
  {
    href: '/admin/produits',
    label: 'Produits',
    Icon: ParcelIcon,
    pages: [
      { href: '/admin/produits', label: 'Tous les produits' },
      { href: '/admin/produits/ajouter', label: 'Ajouter un produit' },
      { href: '/admin/produits/prix', label: 'Prix', isExtra: true },
      { href: '/admin/produits/inventaire', label: 'Inventaire', isExtra: true },
      { href: '/admin/produits/fichier', label: 'Importer, exporter', isExtra: true },
      { href: '/admin/categories', label: 'Catégories' },
    ],
  },
  { href: '/admin/commandes', label: 'Commandes', Icon: CartIcon },
  { href: '/admin/utilisateurs', label: 'Utilisateurs', Icon: UsersIcon },
  { href: '/admin/newsletter', label: 'Newsletter', Icon: MessageIcon, isExtra: true },
  { href: '/admin/support', label: 'Support', Icon: HeadsetIcon, isExtra: true },
  { href: '/admin/retractations', label: 'Rétractations', Icon: ResetIcon, isExtra: true },
  { href: '/admin/comptabilite', label: 'Comptabilité', Icon: ReceiptIcon, isExtra: true },
  { href: '/admin/e-mails', label: 'E-mails', Icon: MailIcon, isExtra: true },
  { href: '/admin/journal', label: 'Journal', Icon: ClockIcon, isExtra: true },
  { href: '/admin/pages', label: 'Pages', Icon: FileIcon, isExtra: true },
  { href: '/admin/textes', label: 'Textes légaux', Icon: ScrollIcon, isExtra: true },
  { href: '/admin/avant-d-ouvrir', label: 'Avant d’ouvrir', Icon: CircleCheckIcon, isExtra: true },
  { href: '/admin/parametres', label: 'Paramètres', Icon: SettingsIcon },
];

/** The addresses in a user's navigation. */
export interface ShownPages {
  /** Addresses that are left out, since the person may not open them. */
  hiddenPages?: readonly string[] | undefined;
  /** Addresses of the additional pages of a live shop: `/admin/support`. */
  extraPages?: readonly string[] | undefined;
}

/** The sections in a user's navigation, each with the pages of its submenu. */
export function shownSections({ hiddenPages = [], extraPages = [] }: ShownPages): readonly AdminSection[] {
  const isShown = ({ href, isExtra }: AdminPage) =>
    !hiddenPages.includes(href) && (!isExtra || extraPages.includes(href));
  return adminSections
    .filter(isShown)
    .map((section) => (section.pages ? { ...section, pages: section.pages.filter(isShown) } : section));
}

/** All pages in a user's navigation, those of its submenus too. */
export const adminScreens = (shown: ShownPages): readonly AdminPage[] =>
  shownSections(shown).flatMap(({ href, label, pages }) => pages ?? [{ href, label }]);

/** Whether a page, or one below it, is the current one, unless another entry of the menu matches better. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  return currentPageOf(currentPath) === href;
}

function currentPageOf(currentPath: string): string | undefined {
  const addresses = adminSections.flatMap(({ href, pages }) => pages?.map((page) => page.href) ?? [href]);
  return addresses
    .filter((href) => currentPath === href || (href !== '/admin' && currentPath.startsWith(`${href}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
