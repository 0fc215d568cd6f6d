import { products } from '@nuee/domain';
import { productTint } from '../../packages/ui/src/styles/tint.ts';
import * as styles from './TintTable.css.ts';

const modes = ['light', 'dark'] as const;

/** The colour chart: each product on its tint, in its ink, in both colour modes. */
export function TintTable() {
  return (
    <div className={`sb-unstyled ${styles.root}`} lang="fr">
      {products.map(({ id, name }) => (
        <div key={id} className={productTint(id)}>
          {modes.map((mode) => (
            <div key={mode} className={styles.field} data-mode={mode}>
              <div className={styles.number}>N° {id}</div>
              {name}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
