import { type CartItem, countPieces, orderTotals, pricesSinceAdded } from '@nuee/domain';
import { Box, Button, CartLines, CartSummary, Container, EmptyCart, Notice, PageTitle, SplitPage } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import type { LoginState } from '../../frame/useSignedIn.ts';
import { useTerms } from '../../frame/useTerms.ts';
import { useShop } from '../../shop.ts';
import { cartAtom } from '../../state/cart.ts';
import { sessionAtom } from '../../state/session.ts';
import { useTodaysPrices } from './useTodaysPrices.ts';

export default function CartPage() {
  const { status, items } = useAtomValue(cartAtom);
  const pieces = countPieces(items);
  return (
    <Container as="section">
      <PageHead title="Votre panier" />
      <PageTitle title="Votre panier" aside={pieces > 0 && (pieces === 1 ? '1 article' : `${pieces} articles`)} />
      <Content />
      {status === 'unavailable' && (
        <Notice tone="critical">
          Votre panier n’est pas disponible pour le moment. Vérifiez votre connexion, puis rechargez la page.
        </Notice>
      )}
    </Container>
  );
}

function Content() {
  const { status, items } = useAtomValue(cartAtom);
  const isGuest = useAtomValue(sessionAtom).status === 'guest';
  const { cart, toasts } = useShop();
  const empty = useRef<HTMLDivElement>(null);
  const linesBefore = useRef(items.length);
  // The last line disappears with the focus that its button had: the title of what is there instead takes it.
  useEffect(() => {
    const isEmptied = items.length === 0 && linesBefore.current > 0;
    linesBefore.current = items.length;
    const title = empty.current?.querySelector('h2');
    if (!isEmptied || !title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [items.length]);
  useTodaysPrices(items, isGuest);
  const navigate = useNavigate();
  /** The lines that « Vider le panier » removed, until something is in the cart again. */
  const [cleared, setCleared] = useState<readonly CartItem[]>([]);

  if (status === 'loading') return <PageLoading />;
  const undo = () => {
    setCleared([]);
    void cart.restore(cleared);
  };
  if (items.length === 0) {
    return (
      <Box ref={empty} paddingBottom={{ base: 72, lg: 128 }}>
        {status === 'ready' && <EmptyCart catalogueHref="/catalogue" onUndo={cleared.length > 0 ? undo : undefined} />}
      </Box>
    );
  }

  const attempt = async (action: () => Promise<void> | void, failure: string, success?: string): Promise<void> => {
    try {
      await action();
      if (success) toasts.success(success);
    } catch (error) {
      console.error(failure, error);
      toasts.error(failure);
    }
  };
  const remove = (id: string) =>
    attempt(() => cart.remove(id), "Erreur lors de la suppression de l'article", 'Article supprimé du panier');
  const changeQuantity = (id: string, quantity: number) =>
    quantity < 1
      ? remove(id)
      : attempt(() => cart.setQuantity(id, quantity), 'Erreur lors de la mise à jour de la quantité');
  const clear = () => {
    const before = items;
    const empty = () => cart.clear().then(() => setCleared(before));
    return attempt(empty, 'Erreur lors de la vidange du panier', 'Panier vidé');
  };

  const proceed = () => {
    if (isGuest) {
      toasts.info('Veuillez vous connecter pour finaliser votre commande');
      navigate('/login', { state: { from: '/checkout' } satisfies LoginState });
    } else {
      navigate('/checkout');
    }
  };

  const changes = pricesSinceAdded(items);
  return (
    <SplitPage
      main={
        <>
          {changes !== undefined && (
            <Box paddingBottom={16}>
              <Notice tone="info" role="status">
                {changes}
              </Notice>
            </Box>
          )}
          <CartLines
            items={items}
            onQuantityChange={changeQuantity}
            onRemove={remove}
            onClear={clear}
            catalogueHref="/catalogue"
          />
        </>
      }
      aside={<Summary items={items} onProceed={proceed} />}
    />
  );
}

function Summary({ items, onProceed }: { items: readonly CartItem[]; onProceed: () => void }) {
  return (
    <CartSummary totals={orderTotals(items, useTerms())}>
      <Button width="full" onClick={onProceed}>
        Procéder au paiement
      </Button>
    </CartSummary>
  );
}
