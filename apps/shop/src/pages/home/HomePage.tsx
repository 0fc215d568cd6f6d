import { categoryNames, featuredBestSellers, products, reviews } from '@nuee/domain';
import { BestSellers, CategoryTiles, Hero, Newsletter, ReviewList } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';

const featured = featuredBestSellers(products);

export default function HomePage() {
  return (
    <>
      <PageHead
        title="Maison Nuée - E-liquides premium"
        exactTitle
        description="Des e-liquides premium, composés à la manière des parfums&nbsp;: gourmands, fruités ou mentholés."
        canonical="/"
      />
      <Hero catalogueHref="/catalogue" aboutHref="/about" />
      <BestSellers products={featured} catalogueHref="/catalogue" />
      <CategoryTiles categories={categoryNames} />
      <Newsletter privacyHref="/politique-confidentialite" />
      <ReviewList reviews={reviews} />
    </>
  );
}
