import { type CartSelection, type FavoriteProduct, firstBottle, productPath } from '@nuee/domain';
import { FavoriteCard, FavoriteGrid } from '@nuee/ui';
import { useChanges } from '../../account/changes.ts';
import { useFavorites } from '../../account/queries.ts';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useProposed } from '../../frame/useProposed.ts';
import type { PageData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { Loaded } from './Loaded.tsx';

/** The products that the customer keeps. */
export function Favorites() {
  const { removeFavorite } = useChanges();
  const attempt = useAttempt();
  const remove = ({ _id }: FavoriteProduct) => void attempt(removeFavorite(_id), 'Produit retiré des favoris');
  const query = useFavorites();
  const suggestions = useProposed(query.data?.length === 0);
  return (
    <Loaded query={query}>
      {(favorites) => (
        <FavoriteGrid favorites={favorites} catalogueHref="/catalogue" suggestions={suggestions}>
          {(favorite) => <Favorite favorite={favorite} onRemove={() => remove(favorite)} />}
        </FavoriteGrid>
      )}
    </Loaded>
  );
}

function Favorite({ favorite, onRemove }: { favorite: FavoriteProduct; onRemove: () => void }) {
  const { pages } = useShop();
  const { status, add } = useAddToCart();
  const addOne = (): void => void add(async () => firstChoice(await pages.read(productPath(favorite))));
  return <FavoriteCard favorite={favorite} status={status} onAdd={addOne} onRemove={onRemove} />;
}

/** One piece of the bottle that the product page chooses first. @throws where the product is gone. */
function firstChoice(data: PageData | undefined): CartSelection {
  if (!(data && 'product' in data)) throw new Error('The product is no longer in the catalogue.');
  const { product } = data;
  return { product, quantity: 1, ...firstBottle(product) };
}
