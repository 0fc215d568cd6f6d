import { fold, formatPrice, settingFields } from '@nuee/domain';
import { adminScreens, CommandPalette, orderHref, productHref, type ShownPages, userHref } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { base } from '../routes.ts';
import { useFound } from '../shop/queries.ts';
import { useLive } from './useLive.ts';

const settings = '/admin/parametres';
const settingPlaces = Object.entries(settingFields).map(([field, { label }]) => ({
  href: `${settings}#${field}`,
  label,
}));

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The screens that this user may see. */
  pages: ShownPages;
}

/** Ctrl K, or ⌘ K: finds an order, a customer, a product or a screen, and goes there. */
export function Palette({ open, onOpenChange, pages }: PaletteProps) {
  useEffect(() => {
    const show = (event: KeyboardEvent): void => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // An open dialog has to be answered first.
      if (document.querySelector('dialog:modal') === null) onOpenChange(true);
    };
    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
  }, [onOpenChange]);
  // Each opening starts a new search.
  const [openings, setOpenings] = useState({ count: 0, open: false });
  if (open !== openings.open) setOpenings({ count: openings.count + Number(open), open });
  return openings.count > 0 && <Search key={openings.count} {...{ open, onOpenChange, pages }} />;
}

function Search({ open, onOpenChange, pages }: PaletteProps) {
  const [query, onQueryChange] = useState('');
  const navigate = useNavigate();
  const { value, status, retry } = useFound(query);
  const { orders = [], users = [], products = [] } = value ?? {};
  const wanted = fold(query.trim());
  const isLive = useLive();
  const isWanted = ({ label }: { label: string }) => fold(label).includes(wanted);
  const screens = adminScreens(pages);
  const hasSettings = isLive && wanted !== '' && screens.some(({ href }) => href === settings);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={onQueryChange}
      note={
        wanted === ''
          ? 'Tapez un numéro, un nom ou le début d’un mot'
          : status === 'loading'
            ? 'Recherche en cours'
            : retry && 'La recherche n’a pas abouti\u00a0: seuls les écrans sont proposés'
      }
      found={[
        {
          label: 'Commandes',
          items: orders.map((order) => ({
            href: orderHref(order),
            label: order.orderNumber,
            detail: `${order.user.name} · ${formatPrice(order.totalPrice)}`,
          })),
        },
        {
          label: 'Clients',
          items: users.map((user) => ({ href: userHref(user), label: user.name, detail: user.email })),
        },
        {
          label: 'Produits',
          items: products.map((product) => ({
            href: productHref(product),
            label: product.name,
            detail: product.category,
          })),
        },
        { label: 'Écrans', items: screens.filter(isWanted) },
        { label: 'Paramètres', items: hasSettings ? settingPlaces.filter(isWanted) : [] },
      ]}
      onChoose={(href) => {
        onOpenChange(false);
        navigate(href.slice(base.length) || '/');
      }}
    />
  );
}
