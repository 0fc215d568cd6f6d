import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
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

export interface AccordionProps extends Omit<PartProps<'div'>, 'children' | 'dir'> {
  /** The items, in order. */
  items: readonly AccordionItem[];
  /** Level of the titles in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The item that is open initially; without it all are folded. */
  defaultValue?: string;
}

/**
 * Titles that unfold one at a time; pressing the open one folds it. The browser's search finds folded answers and unfolds
 * them; on paper all are open.
 *
 * Use it for questions and their answers; for actions on something, use `Menu`.
 */
export function Accordion({ items, headingLevel = 2, defaultValue = '', className, ...rest }: AccordionProps) {
  const [value, setValue] = useState(defaultValue);
  const Title = `h${headingLevel}` as const;
  return (
    <Radix.Root
      type="single"
      collapsible
      value={value}
      onValueChange={setValue}
      className={cx(styles.root, className)}
      {...rest}
    >
      {items.map(({ value: key, title, content }) => (
        <Radix.Item key={key} value={key} className={styles.item}>
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
          <Answer open={value === key} onFound={() => setValue(key)}>
            {content}
          </Answer>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

interface AnswerProps {
  open: boolean;
  /** Called when the browser's search finds a text in it while it is folded. */
  onFound: () => void;
  children: ReactNode;
}

function Answer({ open, onFound, children }: AnswerProps) {
  const region = useRef<HTMLDivElement>(null);
  const clip = useRef<HTMLDivElement>(null);
  // The browser scrolls to the text right after the event: by then it has to be unfolded.
  const found = useEffectEvent(() => flushSync(onFound));
  useEffect(() => {
    const element = clip.current;
    const listener = () => found();
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);
  // React knows `hidden` without a value only. And without a script all answers are open, so the HTML has neither attribute.
  useLayoutEffect(() => {
    if (open) {
      region.current?.removeAttribute('aria-hidden');
      clip.current?.removeAttribute('hidden');
    } else {
      region.current?.setAttribute('aria-hidden', 'true');
      clip.current?.setAttribute('hidden', 'until-found');
    }
  }, [open]);
  return (
    <Radix.Content forceMount ref={region} className={styles.content}>
      <div className={styles.fold}>
        <div ref={clip} className={styles.clip}>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </Radix.Content>
  );
}
