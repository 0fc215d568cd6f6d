import { currentPrice, findProduct, type Product, productPath, products, relatedProducts } from '@nuee/domain';
import { ProductDetail, ProductNotes, RelatedProducts } from '@nuee/ui';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import { siteName, siteUrl } from '../../site.ts';

/** The page scrolls to the detail this long after it was opened (section 9), in milliseconds. */
const scrollDelay = 100;

export default function ProductPage() {
  const { slug = '' } = useParams();
  const product = findProduct(products, slug);
  if (product === undefined) return <Navigate to="/catalogue" replace />;
  // Cart lines link by id; the address of a product is its slug.
  if (product.slug !== slug) return <Navigate to={productPath(product)} replace />;
  return <ProductView key={product.id} product={product} />;
}

function ProductView({ product }: { product: Product }) {
  const { status, add } = useAddToCart();
  const detail = useRef<HTMLElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      detail.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHead
        title={`${product.name} - E-liquide Premium`}
        exactTitle
        description={product.description}
        canonical={productPath(product)}
        image={product.image}
      />
      <script type="application/ld+json">{structuredData(product)}</script>
      <ProductDetail ref={detail} product={product} status={status} onAdd={(choice) => add({ product, ...choice })} />
      <ProductNotes product={product} />
      <RelatedProducts products={relatedProducts(products, product)} />
    </>
  );
}

/** Who sells and what, for search engines. `<` is escaped, so that no text can end the script. */
const structuredData = (product: Product): string =>
  JSON.stringify([
    { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: siteUrl },
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: `${siteUrl}${product.image}`,
      category: product.category,
      brand: { '@type': 'Brand', name: siteName },
      offers: {
        '@type': 'Offer',
        price: currentPrice(product).toFixed(2),
        priceCurrency: 'EUR',
        url: `${siteUrl}${productPath(product)}`,
      },
    },
  ]).replaceAll('<', '\\u003c');
