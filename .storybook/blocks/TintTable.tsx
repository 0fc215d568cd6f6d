import { products } from '@nuee/domain/seed';
import { productTints } from '@nuee/ui/styles/palette';
import { productTint } from '@nuee/ui/styles/tint';
import * as styles from './TintTable.css.ts';

const modes = ['light', 'dark'] as const;

const chart: Readonly<Record<string, Record<'tint' | 'ink', readonly [light: string, dark: string]>>> = productTints;

/** The colour chart: each product on its tint, in its ink, in both colour modes, with the values of both. */
export function TintTable() {
  return (
    <div className={`sb-unstyled ${styles.root}`} lang="fr">
      {products.map(({ id, name }) => (
        <div key={id} {...productTint({ id })}>
          {modes.map((mode, place) => (
            <div key={mode} className={styles.field} data-mode={mode}>
              <div className={styles.number}>N° {id}</div>
              {name}
              {chart[id] && (
                <dl className={styles.values} lang="en">
                  {(['tint', 'ink'] as const).map((part) => (
                    <div key={part} className={styles.value}>
                      <dt>{part}</dt>
                      <dd>{chart[id]?.[part][place]}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
