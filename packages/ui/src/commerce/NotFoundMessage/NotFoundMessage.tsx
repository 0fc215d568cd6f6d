import type { ProductSummary } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Clouds } from '../Clouds/Clouds.tsx';
import { productPicture } from '../pictures.ts';
import * as styles from './NotFoundMessage.css.ts';

export interface NotFoundMessageProps extends Omit<PartProps<'div'>, 'children'> {
  /** Address of the home page. */
  homeHref: string;
  /** The product whose bottle dissolves into cloud; without one there is only cloud. */
  product?: Pick<ProductSummary, 'image' | 'imageWidths'> | undefined;
}

/**
 * The message of the not-found page, beside a bottle that half dissolved.
 *
 * Use it for an address that leads nowhere; for a list without entries, use `EmptyCloud`.
 */
export function NotFoundMessage({ homeHref, product, className, ...rest }: NotFoundMessageProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <Container paddingTop={{ base: 72, lg: 96 }} paddingBottom={{ base: 96, lg: 128 }} className={styles.words}>
        <p className={styles.code}>404</p>
        <div className={styles.text}>
          <Heading level={1} size="h2">
            Oups ! Page non trouvée
          </Heading>
          <p className={styles.hint}>Cette page s’est dissipée. Le reste de la maison est toujours là.</p>
        </div>
        <Button href={homeHref}>Retour à l’accueil</Button>
      </Container>
      <div className={styles.cloud}>
        {product && (
          <Picture
            className={styles.bottle}
            {...productPicture(product)}
            alt=""
            sizes="(min-width: 1024px) 50vw, 100vw"
            width={1200}
            height={1200}
          />
        )}
        <Clouds />
      </div>
    </div>
  );
}
