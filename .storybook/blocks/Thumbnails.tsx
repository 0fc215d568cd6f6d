import * as styles from './Thumbnails.css.ts';

interface Thumbnail {
  name: string;
  /** The address of the picture, if there is one. */
  picture: string | undefined;
  /** Where it leads. */
  address: string;
}

/** The tops of pictures side by side; each links to the whole picture. */
export function Thumbnails({ pictures }: { pictures: readonly Thumbnail[] }) {
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {pictures.map(({ name, picture, address }) => (
        <li key={name} className={styles.item}>
          <a
            href={address}
            target={address.startsWith('./?path=') ? '_top' : '_blank'}
            className={styles.link}
            rel="noreferrer"
          >
            {picture && <img src={picture} alt="" loading="lazy" className={styles.picture} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
