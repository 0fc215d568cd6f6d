import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { useShopName } from '../../internal/ShopNameContext.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import type { PageLink } from '../pageLinks.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './SiteFooter.css.ts';

export interface FooterGroup {
  title: string;
  /** A group without links is left out. */
  links: readonly PageLink[];
}

export interface SiteFooterProps extends Omit<PartProps<'footer'>, 'children'> {
  /** Titled columns of links, at most three. */
  groups: readonly FooterGroup[];
  /** What the shop says of itself; `null` for nothing. Default what the demonstration says. */
  tagline?: ReactNode;
  /** Year of the copyright line. */
  year: number;
  /** The mediator for disputes, whom the law requires to be named; `site` is a URL with its protocol, or empty. */
  mediator?: { name: string; address: string; site: string } | undefined;
}

const ofTheDemonstration = (
  <>
    Des <span className={styles.unbroken}>e-liquides</span> premium, composés comme des parfums&nbsp;: gourmands,
    fruités ou mentholés.
  </>
);

/**
 * The foot of every storefront page: pages, and the notice that minors may not buy.
 *
 * Use it once on every page of the storefront; in the back office, use `AdminShell`.
 */
export function SiteFooter({
  groups,
  tagline = ofTheDemonstration,
  year,
  mediator,
  className,
  ...rest
}: SiteFooterProps) {
  const name = useShopName();
  return (
    <footer className={cx(styles.root, className)} {...rest}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.house}>
            <Wordmark size="lg" />
            {tagline !== null && <p className={styles.tagline}>{tagline}</p>}
          </div>
          {groups
            .filter(({ links }) => links.length > 0)
            .map((group) => (
              <Group key={group.title} {...group} />
            ))}
        </div>
        <div className={styles.legal}>
          <p className={styles.notice}>
            <span className={styles.roundel} aria-hidden="true">
              18+
            </span>
            La vente de produits contenant de la nicotine est interdite aux mineurs de moins de 18&nbsp;ans.
          </p>
          {mediator && (
            <p className={styles.mediator}>
              Médiateur de la consommation&nbsp;: {[mediator.name, mediator.address].filter(Boolean).join(', ')}.{' '}
              {mediator.site !== '' && (
                <Link className={styles.site} href={mediator.site}>
                  {mediator.site.replace(/^https?:\/\//, '')}
                </Link>
              )}
            </p>
          )}
          <p>
            ©&nbsp;{year} {name}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function Group({ title, links }: FooterGroup) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
