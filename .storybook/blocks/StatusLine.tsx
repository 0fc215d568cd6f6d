import { useOf } from '@storybook/addon-docs/blocks';
import { isExported } from '../exports.ts';
import { statuses, statusOf } from '../status.ts';
import * as styles from './StatusLine.css.ts';

/** The status of the part that this page documents, and what it means for those who use the part. */
export function StatusLine() {
  const meta = useOf('meta', ['meta']);
  const status = meta.type === 'meta' ? statusOf(meta.preparedMeta.tags) : undefined;
  if (meta.type !== 'meta' || status === undefined) return null;
  const { title, meaning } = statuses[status];
  const name = meta.preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <p className={`sb-unstyled ${styles.root}`}>
      <strong className={styles.status} data-status={status}>
        {title}
      </strong>{' '}
      {isExported(name) ? (
        <>
          {meaning} <code>{`import { ${name} } from '@nuee/ui';`}</code>
        </>
      ) : (
        'It stands inside of other parts only: it isn’t exported.'
      )}
    </p>
  );
}
