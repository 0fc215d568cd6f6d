import { categoryNames, featuredBestSellers, products, reviews } from '@nuee/domain';
import { BestSellers, CategoryTiles, Newsletter, ReviewList } from '@nuee/ui';

const featured = featuredBestSellers(products);

/** What stands below the opening: a file of its own, since it is loaded later than the page. */
export default function LaterSections() {
  return (
    <>
      <BestSellers products={featured} catalogueHref="/catalogue" />
      <CategoryTiles categories={categoryNames} />
      {/* Has a background of its own (`belowFold.ts`). */}
      <div>
        <Newsletter privacyHref="/politique-confidentialite" />
      </div>
      <ReviewList reviews={reviews} />
    </>
  );
}
