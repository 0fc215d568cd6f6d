import * as ui from '@nuee/ui';
import apiFile from '@nuee/ui/api.md?url';
import { designTokensIn } from '@nuee/ui/tokens';
import tokensFile from '@nuee/ui/tokens.json?url';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as styles from './Downloads.css.ts';

const fonts = import.meta.glob<string>('../../packages/ui/src/styles/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const written = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
const tokensIn = (mode: 'light' | 'dark') => ({
  name: `tokens.${mode}.json`,
  address: written('application/json', JSON.stringify(designTokensIn(mode), null, 2)),
  what: `the same with ${mode} values only, for tools that take a file for each mode`,
});

/** Every icon as a symbol of one file, by its name. */
function iconSprite(): string {
  const symbols = Object.entries(ui).flatMap(([name, part]) => {
    if (!name.endsWith('Icon')) return [];
    const Icon = part as ComponentType;
    const shapes = renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name.slice(0, -'Icon'.length)}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The files to download: what design tools need, and the parts with their props to look up without Storybook. */
export function Downloads() {
  const files = [
    {
      name: 'tokens.json',
      address: tokensFile,
      what: 'every token with its light and dark value, in the W3C format of design tools',
    },
    tokensIn('light'),
    tokensIn('dark'),
    { name: 'icons.svg', address: written('image/svg+xml', iconSprite()), what: 'every icon as a symbol, by its name' },
    ...Object.entries(fonts).map(([file, address]) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return { name, address, what: 'a font of the house' };
    }),
    { name: 'api.md', address: apiFile, what: 'every part with its props and their types' },
  ];
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
