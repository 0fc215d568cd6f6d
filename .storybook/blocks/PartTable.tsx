import { documentedParts } from '@nuee/ui/parts';
import * as styles from './TokenTable.css.ts';

const docsOf = (title: string): string => `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

/** Every documented part, by area of the product, with links to its stories. */
export function PartTable() {
  return Object.entries(documentedParts).map(([area, parts]) => (
    <section key={area}>
      <h2>{area}</h2>
      <table className={`sb-unstyled ${styles.root}`}>
        <thead className={styles.head}>
          <tr>
            <th className={styles.cell}>Part</th>
            <th className={styles.cell}>Stories</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, stories }) => (
            <tr key={part}>
              <td className={styles.cell}>{part}</td>
              <td className={styles.cell}>
                {stories.map((title, place) => (
                  <span key={title}>
                    {place > 0 && ', '}
                    <a href={docsOf(title)} target="_top">
                      {title.slice(title.indexOf('/') + 1)}
                    </a>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
