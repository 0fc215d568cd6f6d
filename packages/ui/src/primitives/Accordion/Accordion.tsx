import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Its name among the others. */
  value: string;
  /** What is always seen: the question. */
  title: ReactNode;
  /** What unfolds: the answer, as paragraphs. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** In their order. */
  items: readonly AccordionItem[];
  /** Place of the titles in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The item that is open at first; without it all are folded. */
  defaultValue?: string;
}

/** Titles that unfold one at a time; the open one folds again. Folded answers are in the page's HTML all the same. */
export function Accordion({ items, headingLevel = 2, defaultValue, className, ...rest }: AccordionProps) {
  const id = useId();
  const [openItem, setOpenItem] = useState(defaultValue);
  const Title = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {items.map(({ value, title, content }) => {
        const open = value === openItem;
        const titleId = `${id}-${value}-title`;
        const contentId = `${id}-${value}`;
        return (
          <div key={value} className={styles.item}>
            <Title>
              <button
                type="button"
                id={titleId}
                className={styles.trigger}
                aria-expanded={open}
                aria-controls={contentId}
                onClick={() => setOpenItem(open ? undefined : value)}
                onKeyDown={moveFocus}
              >
                <span>{title}</span>
                <span className={styles.mark}>
                  <PlusIcon className={styles.plus} />
                  <MinusIcon className={styles.minus} />
                </span>
              </button>
            </Title>
            {/* biome-ignore lint/a11y/useSemanticElements: a section element would take a heading of its own. */}
            <div
              id={contentId}
              role="region"
              aria-labelledby={titleId}
              className={cx(styles.content, open ? undefined : styles.folded)}
            >
              <div className={styles.clip}>
                <div className={styles.body}>{content}</div>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go to the next title and around, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const root = event.currentTarget.closest(`.${styles.root}`);
  const titles = [...(root?.querySelectorAll<HTMLElement>(`.${styles.trigger}`) ?? [])];
  const { length } = titles;
  const step = stepsOfKey[event.key];
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? length - 1 : step && titles.indexOf(event.currentTarget) + step;
  if (next === undefined) return;
  event.preventDefault();
  titles[(next + length) % length]?.focus();
}
