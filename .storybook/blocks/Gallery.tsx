import { documentedParts } from '@nuee/ui/parts';
import { docsOf, idOf, nameOf } from '../docsOf.ts';
import type { ModeName } from '../modes.ts';
import * as styles from './Gallery.css.ts';
import { lookOf } from './looks.ts';

/** Every documented part, by area of the product: what it looks like in both modes, with links to its docs. */
export function Gallery() {
  return Object.entries(documentedParts).map(([area, parts]) => (
    <section key={area}>
      <h2 id={area.toLowerCase().replaceAll(' ', '-')}>{area}</h2>
      <ul className={`sb-unstyled ${styles.root}`}>
        {parts.map(({ part, stories }) => (
          <li key={part} className={styles.item}>
            <div className={styles.pictures}>
              <Look id={idOf(stories[0])} mode="light desktop" />
              <Look id={idOf(stories[0])} mode="dark phone" />
            </div>
            <span className={styles.part}>{part}</span>
            <span>
              {stories.map((title, place) => (
                <span key={title}>
                  {place > 0 && ', '}
                  <a href={docsOf.get(nameOf(title))} target="_top" className={styles.link}>
                    {nameOf(title)}
                  </a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Look({ id, mode }: { id: string; mode: ModeName }) {
  const picture = lookOf(id, mode);
  return picture ? <img src={picture} alt="" loading="lazy" className={styles.picture} data-mode={mode} /> : null;
}
