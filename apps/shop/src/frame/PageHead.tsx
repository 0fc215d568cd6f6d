import { useShopName } from '@nuee/ui';
import { isDemonstration, siteUrl } from '../site.ts';

export interface PageHeadProps {
  /** Title of the page, as the browser's tab shows it; the brand is appended unless `exactTitle`. */
  title: string;
  exactTitle?: boolean;
  description?: string;
  /** Path of the page's one address, for pages that search engines may list. */
  canonical?: string;
  /** Path of the picture that social networks show. Default that of the demonstration; a shop in service has none. */
  image?: string;
}

/** What stands in the head of a page. Pages without `canonical` are a person's own and stay out of search engines. */
export function PageHead({
  title,
  exactTitle = false,
  description,
  canonical,
  image = isDemonstration ? '/images/social-preview.png' : undefined,
}: PageHeadProps) {
  const shopName = useShopName();
  const fullTitle = exactTitle ? title : `${title} - ${shopName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${siteUrl}${canonical}`} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shopName} />
          <meta property="og:locale" content="fr_FR" />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={`${siteUrl}${canonical}`} />
          {image && (
            <>
              <meta property="og:image" content={`${siteUrl}${image}`} />
              <meta property="og:image:alt" content={fullTitle} />
              <meta name="twitter:card" content="summary_large_image" />
              <meta name="twitter:image" content={`${siteUrl}${image}`} />
            </>
          )}
        </>
      )}
    </>
  );
}
