import { media } from '@nuee/ui/styles/media';
import * as styles from './TokenTable.css.ts';

/** Every media query by its name. */
export function MediaTable() {
  return (
    <table className={`sb-unstyled ${styles.root}`}>
      <thead className={styles.head}>
        <tr>
          <th className={styles.cell}>Name</th>
          <th className={styles.cell}>Query</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, query]) => (
          <tr key={name}>
            <td className={`${styles.cell} ${styles.name}`}>media.{name}</td>
            <td className={`${styles.cell} ${styles.value}`}>{query}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
