import { formatCount } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends Omit<PartProps<'nav'>, 'children'> {
  /** The page that is shown, counted from 1. */
  page: number;
  /** The number of pages. With a single one nothing is rendered. */
  pages: number;
  /** Called with the requested page. */
  onPageChange: (next: number) => void;
}

/**
 * Navigation through a list that is shown in pages. It announces a change of page.
 *
 * Use it below a list that is too long for one page; for the rows themselves, use `Table`.
 */
export function Pagination({ page, pages, onPageChange, className, ...rest }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pagination" className={cx(styles.root, className)} {...rest}>
      <Turn label="Page précédente" text="Précédente" to={page - 1} pages={pages} onPageChange={onPageChange} />
      <p role="status" className={styles.place}>
        {`Page ${formatCount(page)} sur ${formatCount(pages)}`}
      </p>
      <Turn label="Page suivante" text="Suivante" to={page + 1} pages={pages} onPageChange={onPageChange} />
    </nav>
  );
}

interface TurnProps extends Pick<PaginationProps, 'pages' | 'onPageChange'> {
  label: string;
  text: string;
  to: number;
}

function Turn({ label, text, to, pages, onPageChange }: TurnProps) {
  const leads = to >= 1 && to <= pages;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={label}
      // Not `disabled`, which would lose the focus of somebody who has just reached the last page.
      aria-disabled={!leads || undefined}
      className={styles.turn}
      onClick={() => leads && onPageChange(to)}
    >
      {text}
    </Button>
  );
}
