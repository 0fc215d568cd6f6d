import { type ProductDetails, productFacts, productSafety } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { HazardPictogram } from '../HazardPictogram/HazardPictogram.tsx';
import * as styles from './ProductFacts.css.ts';

export interface ProductFactsProps extends Omit<PartProps<'div'>, 'children'> {
  /** What the owner of a shop in service says of the product; what isn't filled isn't shown. */
  details: ProductDetails;
}

/**
 * The characteristics of a product, and what there is to know before use: its maker, its hazards.
 *
 * Use it below `ProductNotes`; for facts about something else, use `DataList`.
 */
export function ProductFacts({ details, className, ...rest }: ProductFactsProps) {
  const facts = productFacts(details);
  const safety = productSafety(details);
  return (
    <Container paddingBottom={72} className={cx(styles.root, className)} {...rest}>
      {facts.length > 0 && (
        <div className={styles.part}>
          <Heading level={2} size="h3">
            Caractéristiques
          </Heading>
          <DataList items={facts} />
        </div>
      )}
      {safety.length > 0 && (
        <div className={styles.part}>
          <Heading level={2} size="h3">
            Sécurité
          </Heading>
          <DataList
            items={safety.map(({ label, lines, pictograms = [] }) => ({
              label,
              value: (
                <>
                  {pictograms.length > 0 && (
                    <span className={styles.pictograms}>
                      {pictograms.map((code) => (
                        <HazardPictogram key={code} code={code} />
                      ))}
                    </span>
                  )}
                  {lines.map((line) => (
                    <span key={line} className={styles.line}>
                      {line}
                    </span>
                  ))}
                </>
              ),
            }))}
          />
        </div>
      )}
    </Container>
  );
}
