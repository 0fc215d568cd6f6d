import { guaranteeBox, guaranteeNotice } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './GuaranteeNotice.css.ts';

export interface GuaranteeNoticeProps extends Omit<PartProps<'section'>, 'children'> {
  /** The level of its title in the outline of the page. Default 2. */
  level?: 2 | 3;
  /** Whether the full text of the law is unfolded at first. Default no. */
  open?: boolean;
}

/**
 * The legal guarantees: the main elements of the harmonised notice (directive 2024/825), and the box of article D211-2, to the letter.
 * The official picture of the notice isn't part of the project, and may not be drawn again.
 *
 * Use it where a contract is concluded or its terms are read; for another message, use `Notice`.
 */
export function GuaranteeNotice({ level = 2, open = false, className, ...rest }: GuaranteeNoticeProps) {
  const id = useId();
  const [first, ...others] = guaranteeNotice.elements;
  return (
    <section aria-labelledby={id} className={cx(styles.root, className)} {...rest}>
      <Heading level={level} size="name" id={id}>
        {guaranteeNotice.title}
      </Heading>
      <p className={styles.first}>{first}</p>
      {others.map((element) => (
        <p key={element}>{element}</p>
      ))}
      <p>
        <TextLink href={guaranteeNotice.more.href}>{guaranteeNotice.more.label}</TextLink>
      </p>
      <details open={open} className={styles.law}>
        <summary className={styles.summary}>Le texte de la loi (article D.&nbsp;211-2)</summary>
        <div className={styles.box}>
          {guaranteeBox.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
