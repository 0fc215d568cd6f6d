import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './NotFoundMessage.css.ts';

export interface NotFoundMessageProps extends Omit<PartProps<'div'>, 'children'> {
  /** Address of the home page. */
  homeHref: string;
}

/**
 * The message of the not-found page.
 *
 * Use it for an address that leads nowhere; for a list without entries, use `EmptyState`.
 */
export function NotFoundMessage({ homeHref, className, ...rest }: NotFoundMessageProps) {
  return (
    <Container
      paddingTop={{ base: 72, lg: 96 }}
      paddingBottom={{ base: 96, lg: 128 }}
      className={cx(styles.root, className)}
      {...rest}
    >
      <p className={styles.code}>404</p>
      <div className={styles.text}>
        <Heading level={1} size="h2">
          Oups ! Page non trouvée
        </Heading>
        <p className={styles.hint}>Cette page s’est dissipée. Le reste de la maison est toujours là.</p>
      </div>
      <Button href={homeHref}>Retour à l’accueil</Button>
    </Container>
  );
}
