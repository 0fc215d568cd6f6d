import { typography } from '@nuee/ui/styles';
import * as styles from './TokenTable.css.ts';
import { tokenValue } from './tokenValue.ts';

const keys = ['fontFamily', 'fontStyle', 'fontWeight', 'fontSize', 'lineHeight', 'letterSpacing'] as const;

/** Every text style, each set in itself. */
export function TextStyleTable() {
  return (
    <table className={`sb-unstyled ${styles.root}`}>
      <thead className={styles.head}>
        <tr>
          <th className={styles.cell}>Style</th>
          <th className={styles.cell}>Sample</th>
          <th className={styles.cell}>Size / line</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(typography).map(([name, rule]) => (
          <tr key={name}>
            <td className={`${styles.cell} ${styles.name}`}>{name}</td>
            <td className={styles.cell}>
              <span
                lang="fr"
                style={Object.fromEntries(keys.flatMap((key) => (rule[key] === undefined ? [] : [[key, rule[key]]])))}
              >
                {name === 'data' ? '0123456789 17,99\u00a0€' : 'Une tête vive, un cœur rond'}
              </span>
            </td>
            <td className={`${styles.cell} ${styles.value}`}>
              {tokenValue(String(rule.fontSize ?? 'inherits'))} / {String(rule.lineHeight ?? 'inherits')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
