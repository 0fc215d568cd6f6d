import { useOf } from '@storybook/addon-docs/blocks';
import { statuses, statusOf } from '../status.ts';
import * as styles from './StatusLine.css.ts';

/** The status of the part whose page it is, and what that means for who uses it. */
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
