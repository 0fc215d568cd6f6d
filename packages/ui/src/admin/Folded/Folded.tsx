import { type ReactNode, useId, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './Folded.css.ts';

export interface FoldedProps extends PartProps<'div'> {
  /** What it holds, and what is in force of it: « Filtres (2) ». */
  label: string;
  /** What is folded away. */
  children: ReactNode;
}

/**
 * What stands open at a desk, and behind a button of its name on a phone, so that a list begins on the first screen.
 *
 * Use it above a list for figures and filters; for questions and answers, use `Accordion`.
 */
export function Folded({ label, children, ...rest }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div {...rest}>
      <div className={styles.press}>
        <Button
          variant="secondary"
          size="sm"
          width="full"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
