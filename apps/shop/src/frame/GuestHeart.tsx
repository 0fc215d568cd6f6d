import type { ProductSummary } from '@nuee/domain';
import { FavoriteButton } from '@nuee/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoginState } from './useSignedIn.ts';

/** Leads to the login, which comes back to this page and keeps the product. */
export default function GuestHeart({ product: { id, name } }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = { from: `${pathname}${search}`, keep: id } satisfies LoginState;
  return <FavoriteButton product={name} kept={false} onKeptChange={() => navigate('/login', { state })} />;
}
