import { BestSellers, CategoryTiles, Hero, Newsletter, ReviewList, useShopName } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { HomeData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';
import { LiveNewsletter } from './LiveNewsletter.tsx';

/** In the demonstration the newsletter is inert (section 5). */
const Letter = isDemonstration ? Newsletter : LiveNewsletter;

export default function HomePage() {
  const { categories } = useShop().pages.site;
  const { bestSellers = [], newest = [], reviews = [], newsletter = false, page } = usePageData<HomeData>() ?? {};
  const shopName = useShopName();
  return (
    <>
      <PageHead
        title={page ? `${shopName} - E-liquides` : 'Maison Nuée - E-liquides premium'}
        exactTitle
        description={
          page?.lead ??
          'Des e-liquides premium, composés à la manière des parfums\u00a0: gourmands, fruités ou mentholés.'
        }
        canonical="/"
      />
      <Hero catalogueHref="/catalogue" aboutHref="/about" page={page} />
      {bestSellers.length > 0 ? (
        <BestSellers products={bestSellers} catalogueHref="/catalogue" />
      ) : (
        newest.length > 0 && <BestSellers title="Nos e-liquides" products={newest} catalogueHref="/catalogue" />
      )}
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {newsletter && <Letter privacyHref="/politique-confidentialite" />}
      {reviews.length > 0 && <ReviewList reviews={reviews} products={bestSellers} />}
    </>
  );
}
