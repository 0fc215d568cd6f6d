import { cartTotalPrice, countPieces, deliveryPromise, productPath } from '@nuee/domain';
import {
  ArrowRightIcon,
  ColourChart,
  Container,
  ProductDetail,
  ProductNeighbours,
  ProductNotes,
  RelatedProducts,
  TextLink,
} from '@nuee/ui';
import { wasPressedEarly } from '@nuee/ui/early';
import { lazyPart } from '@nuee/ui/lazyPart';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { Navigate, useNavigationType, useParams } from 'react-router-dom';
import { Added } from '../../frame/Added.tsx';
import { late } from '../../frame/late.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAddToCart } from '../../frame/useAddToCart.ts';
import { useHeart } from '../../frame/useHeart.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { ProductData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';
import { addedAtom } from '../../state/added.ts';
import { cartAtom } from '../../state/cart.ts';

/** Only in service, and only for a product that says any. */
const Facts = isDemonstration ? undefined : late(lazyPart(() => import('./LateFacts.tsx')));

/** The page scrolls to the detail this long after it was opened (section 9), in milliseconds. */
const scrollDelay = 100;

export default function ProductPage() {
  const { slug: slugOrId = '' } = useParams();
  const data = usePageData<ProductData>();
  if (data === undefined) return <Navigate to="/catalogue" replace />;
  const { product } = data;
  // Cart lines link by id; the address of a product is its slug.
  if (product.slug !== slugOrId) return <Navigate to={productPath(product)} replace />;
  return <ProductView key={product.slug} {...data} />;
}

function ProductView({ product, colours, related, chart, details, promises, views }: ProductData) {
  const { categories, terms } = useShop().pages.site;
  const { status, add, refusal } = useAddToCart();
  const { items } = useAtomValue(cartAtom);
  const added = useAtomValue(addedAtom);
  const detail = useRef<HTMLElement>(null);
  const Heart = useHeart();

  const navigation = useNavigationType();
  // Before the early presses are replayed, which happens once the page is hydrated.
  useLayoutEffect(() => {
    // If the visitor has started to press something, now or before the script loaded, the page must not scroll: the
    // pressed control must still be under the finger when the press ends.
    if (navigation === 'POP' && (wasPressedEarly() || document.querySelector(':is(a, button, label):active') !== null))
      return;
    const timer = setTimeout(() => {
      // Nor if the reader came back, or scrolled before the script loaded.
      if (window.scrollY > 0) return;
      // Scrolling would move a menu that opens under the pointer away from it.
      if (document.querySelector('header nav button:hover') !== null) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      detail.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, scrollDelay);
    const stay = new AbortController();
    stay.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const type of ['pointerdown', 'keydown', 'popstate']) {
      window.addEventListener(type, () => stay.abort(), { capture: true, signal: stay.signal });
    }
    return () => stay.abort();
  }, [navigation]);

  return (
    <>
      <PageHead
        title={isDemonstration ? `${product.name} - E-liquide Premium` : (product.searchTitle ?? product.name)}
        exactTitle={isDemonstration}
        description={isDemonstration ? product.description : (product.searchText ?? product.description)}
        canonical={productPath(product)}
        image={product.image}
      />
      <ProductDetail
        ref={detail}
        product={product}
        promises={promises}
        views={views}
        categories={categories}
        status={status}
        onAdd={(choice) => add({ product, ...choice })}
        lawful={!isDemonstration}
        delivery={isDemonstration ? undefined : deliveryPromise(terms)}
        cart={{ pieces: countPieces(items), total: cartTotalPrice(items) }}
        slip={added && <Added added={added} place="bar" />}
        refusal={refusal}
        action={Heart && <Heart product={product} />}
        chart={chart.length > 1 && <ColourChart bands={chart} current={product.id} />}
      />
      <ProductNotes product={product} colours={colours} />
      {details && Facts && <Facts details={details} />}
      <ProductNeighbours bands={chart} current={product.id} />
      <RelatedProducts products={related} />
      <Container paddingTop={40} paddingBottom={72}>
        <TextLink href="/catalogue" tone="standalone" icon={<ArrowRightIcon size={16} />}>
          Tous les produits
        </TextLink>
      </Container>
    </>
  );
}
