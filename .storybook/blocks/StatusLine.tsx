import { useOf } from '@storybook/addon-docs/blocks';
import { statuses, statusOf } from '../status.ts';
import * as styles from './StatusLine.css.ts';

/** The status of the part that this page documents, and what it means for those who use the part. */
export function StatusLine() {
  const meta = useOf('meta', ['meta']);
  const status = meta.type === 'meta' ? statusOf(meta.preparedMeta.tags) : undefined;
  if (status === undefined) return null;
  const { title, meaning } = statuses[status];
  return (
    <p className={`sb-unstyled ${styles.root}`}>
      <strong className={styles.status} data-status={status}>
        {title}
      </strong>{' '}
      {meaning}
    </p>
  );
}
