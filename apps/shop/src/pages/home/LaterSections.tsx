import { categoriesOf, products, reviews } from '@nuee/domain';
import { CategoryTiles, Newsletter, ReviewList } from '@nuee/ui';

/** What stands far below the opening: a file of its own, since it is loaded later than the page. */
export default function LaterSections() {
  return (
    <>
      <CategoryTiles categories={categoriesOf(products)} />
      <Newsletter privacyHref="/politique-confidentialite" />
      <ReviewList reviews={reviews} />
    </>
  );
}
