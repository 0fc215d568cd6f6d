import { ApiError } from '@nuee/api-client/apiError';
import {
  type CartItem,
  cartCharges,
  countedArticles,
  countPieces,
  isOrderable,
  orderTotals,
  pricesSinceAdded,
  unorderable,
} from '@nuee/domain';
import {
  Box,
  Button,
  CartLines,
  CartSummary,
  Container,
  EmptyCart,
  LinkButton,
  Notice,
  PageTitle,
  SplitPage,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useProposed } from '../../frame/useProposed.ts';
import type { LoginState } from '../../frame/useSignedIn.ts';
import { useTerms } from '../../frame/useTerms.ts';
import { useShop } from '../../shop.ts';
import { cartAtom } from '../../state/cart.ts';
import { sessionAtom } from '../../state/session.ts';
import { useTodaysPrices } from './useTodaysPrices.ts';

export default function CartPage() {
  const { status, items } = useAtomValue(cartAtom);
  const { cart } = useShop();
  const pieces = countPieces(items);
  return (
    <Container as="section">
      <PageHead title="Votre panier" />
      <PageTitle title="Votre panier" aside={pieces > 0 && countedArticles(pieces)} />
      <Content />
      {status === 'unavailable' && (
        <Box paddingBottom={{ base: 72, lg: 128 }}>
          <Notice tone="critical">
            Votre panier n’est pas disponible pour le moment. Vérifiez votre connexion.{' '}
            <LinkButton onClick={() => void cart.refresh()}>Réessayer</LinkButton>
          </Notice>
        </Box>
      )}
    </Container>
  );
}

function Content() {
  const { status, items, refused } = useAtomValue(cartAtom);
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
  const suggestions = useProposed(status === 'ready' && items.length === 0);
  const navigate = useNavigate();
  /** The lines that « Vider le panier » removed, until something is in the cart again. */
  const [cleared, setCleared] = useState<readonly CartItem[]>([]);

  if (status === 'loading') return <PageLoading shape="lines" />;
  const undo = () => {
    setCleared([]);
    void cart.restore(cleared);
  };
  if (items.length === 0) {
    if (status !== 'ready') return null;
    return (
      <Box ref={empty} paddingBottom={{ base: 72, lg: 128 }}>
        <EmptyCart
          catalogueHref="/catalogue"
          onUndo={cleared.length > 0 ? undo : undefined}
          suggestions={suggestions}
        />
      </Box>
    );
  }

  const attempt = async (action: () => Promise<void> | void, failure: string): Promise<void> => {
    try {
      await action();
    } catch (error) {
      console.error(failure, error);
      // The server may know why: « il n’en reste que 3 ». The lines then show it too.
      toasts.error(failure, error instanceof ApiError && error.isRefusal ? error.serverMessage : undefined);
      void cart.reread();
    }
  };
  const remove = (id: string) =>
    attempt(() => {
      const line = items.filter(({ _id }) => _id === id);
      cart.remove(id);
      toasts.undoable('Article supprimé du panier', () => void cart.restore(line));
    }, "Erreur lors de la suppression de l'article");
  const changeQuantity = (id: string, quantity: number) =>
    quantity < 1
      ? remove(id)
      : attempt(() => cart.setQuantity(id, quantity), 'Erreur lors de la mise à jour de la quantité');
  const clear = () => {
    const before = items;
    return attempt(async () => {
      await cart.clear();
      setCleared(before);
      toasts.success('Panier vidé');
    }, 'Erreur lors de la vidange du panier');
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
          {refused !== undefined && (
            <Box paddingBottom={16}>
              <Notice tone="critical" role="status">
                {refused}
              </Notice>
            </Box>
          )}
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
  const waits = !isOrderable(items);
  const { charges, varies } = cartCharges(useTerms(), items);
  return (
    <CartSummary totals={orderTotals(items, charges)} from={varies}>
      {waits && (
        <Notice tone="critical" role="status">
          {`${unorderable} Suivez l’indication de sa ligne pour passer au paiement.`}
        </Notice>
      )}
      <Button width="full" disabled={waits} onClick={onProceed}>
        Procéder au paiement
      </Button>
    </CartSummary>
  );
}
