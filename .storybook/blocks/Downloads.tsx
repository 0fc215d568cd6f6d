import apiFile from '@nuee/ui/api.md?url';
import tokensFile from '@nuee/ui/tokens.json?url';
import * as styles from './Downloads.css.ts';

const files = [
  {
    name: 'tokens.json',
    address: tokensFile,
    what: 'every token with its light and dark value, in the W3C format of design tools',
  },
  { name: 'api.md', address: apiFile, what: 'every part with its props and their types' },
];

/** The files to download: tokens for design tools, and the parts with their props to look up without Storybook. */
export function Downloads() {
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {files.map(({ name, address, what }) => (
        <li key={name}>
          <a href={address} download={name} className={styles.link}>
            Download {name}
          </a>
          : {what}
        </li>
      ))}
    </ul>
  );
}
