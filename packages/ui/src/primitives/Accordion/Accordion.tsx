import * as Radix from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** A key that is unique in the accordion. */
  value: string;
  /** What is always visible: the question. */
  title: ReactNode;
  /** What unfolds: the answer, as paragraphs. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The items, in order. */
  items: readonly AccordionItem[];
  /** Level of the titles in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The item that is open initially; without it all are folded. */
  defaultValue?: string;
}

/**
 * Titles that unfold one at a time; pressing the open one folds it. Folded answers are still in the page's HTML.
 *
 * Use it for questions and their answers; for actions on something, use `Menu`.
 */
export function Accordion({ items, headingLevel = 2, className, ...rest }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Radix.Root type="single" collapsible className={cx(styles.root, className)} {...rest}>
      {items.map(({ value, title, content }) => (
        <Radix.Item key={value} value={value} className={styles.item}>
          <Radix.Header asChild>
            <Title>
              <Radix.Trigger className={styles.trigger}>
                <span>{title}</span>
                <span className={styles.mark}>
                  <PlusIcon className={styles.plus} />
                  <MinusIcon className={styles.minus} />
                </span>
              </Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content forceMount className={styles.content}>
            <div className={styles.fold}>
              <div className={styles.clip}>
                <div className={styles.body}>{content}</div>
              </div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
