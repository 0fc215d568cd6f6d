import { currentPrice, findProduct, type Product, productPath, products, relatedProducts } from '@nuee/domain';
import { type ProductChoice, ProductDetail, ProductNotes, RelatedProducts } from '@nuee/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { useShop } from '../../shop.ts';
import { siteName, siteUrl } from '../../site.ts';

/** The page scrolls to the detail this long after it was opened (section 9), in milliseconds. */
const scrollDelay = 100;
/** How long the button says « Ajouté au panier » (section 9), in milliseconds. */
const addedDuration = 2_000;

export default function ProductPage() {
  const { slug = '' } = useParams();
  const product = findProduct(products, slug);
  if (product === undefined) return <Navigate to="/catalogue" replace />;
  // Cart lines link by id; the address of a product is its slug.
  if (product.slug !== slug) return <Navigate to={productPath(product)} replace />;
  return <ProductView key={product.id} product={product} />;
}

function ProductView({ product }: { product: Product }) {
  const { status, add } = useAddToCart(product);
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
      <ProductDetail ref={detail} product={product} status={status} onAdd={add} />
      <ProductNotes product={product} />
      <RelatedProducts products={relatedProducts(products, product)} />
    </>
  );
}

/** The add button: normal, while the line is kept, and for 2 s after. */
function useAddToCart(product: Product) {
  const { cart, toasts } = useShop();
  const [status, setStatus] = useState<'idle' | 'adding' | 'added'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async (choice: ProductChoice): Promise<void> => {
    if (status === 'adding') return;
    clearTimeout(timer.current);
    setStatus('adding');
    try {
      await cart.add({ product, ...choice });
      setStatus('added');
      timer.current = setTimeout(setStatus, addedDuration, 'idle');
    } catch (error) {
      console.error('The product could not be added.', error);
      toasts.error('Erreur', "Impossible d'ajouter le produit au panier");
      setStatus('idle');
    }
  };
  return { status, add };
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
