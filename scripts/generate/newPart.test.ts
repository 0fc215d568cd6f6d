import { readFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { describe, expect, it } from 'vitest';
import { faultsOf, guideFaults, readStories } from '../storybook/partRules.ts';
import { guideFile, type PartFolder, partFiles, partFolders, refusal, withExport, withListing } from './newPart.ts';

const realIndex = readFileSync(at('packages/ui/src/index.ts'), 'utf8');
const realParts = readFileSync(at('packages/ui/src/parts.ts'), 'utf8');

/** A small library of its own, because in the real one a name that is free today may be taken tomorrow. */
const library = {
  index: `// Primitives

export { Button, type ButtonProps } from './primitives/Button/Button.tsx';

// Commerce

export { type PageLink, Pagination, type PaginationProps } from './commerce/Pagination/Pagination.tsx';
export { ProductCard, type ProductCardProps } from './commerce/ProductCard/ProductCard.tsx';
`,
  parts: ['Button', 'Pagination', 'ProductCard', 'Office'],
};

describe('a new part', () => {
  it('lists every folder of parts, and no other', () => {
    const folders = [...new Set([...realIndex.matchAll(/'\.\/(\w+)\/\w+\/\w+\.tsx'/g)].map(([, folder]) => folder))];
    expect([...partFolders].sort()).toEqual(folders.sort());
  });

  it('takes a free name', () => {
    expect(refusal('GiftCard', 'commerce', library)).toBeUndefined();
  });

  it.each([
    [undefined, 'primitives', 'has no name'],
    ['giftCard', 'primitives', 'PascalCase'],
    ['gift-card', 'primitives', 'PascalCase'],
    ['Gift/Card', 'primitives', 'PascalCase'],
    ['G', 'primitives', 'PascalCase'],
    ['TheNameOfAPartThatIsMuchTooLong', 'primitives', '2 to 30 letters'],
    ['GiftCard', 'shop', 'no folder shop'],
    ['GiftCard', 'toString', 'no folder toString'],
    ['Button', 'commerce', 'Button exists already'],
    ['Productcard', 'commerce', 'ProductCard exists already'],
    ['PageLink', 'commerce', 'PageLink is exported'],
    ['Office', 'admin', 'Office exists already'],
  ])('is refused as %s in %s', (name, folder, why) => {
    expect(refusal(name, folder, library)).toMatch(new RegExp(`^[^.]*${why}.*\\.$`));
  });

  it.each(partFolders as PartFolder[])(
    'keeps every rule of a part in %s, but that its guide is to be written',
    (folder) => {
      const files = partFiles('GiftCard', folder);
      expect(Object.keys(files)).toEqual(['GiftCard.tsx', 'GiftCard.css.ts', 'GiftCard.stories.tsx']);
      const stories = readStories('GiftCard.stories.tsx', files['GiftCard.stories.tsx'] ?? '');
      const listed = [...withListing(realParts, 'GiftCard', folder).matchAll(/'(\w+\/\w+)'/g)].map(
        ([, title = '']) => title,
      );
      expect(faultsOf(stories, { listed, guided: ['GiftCard'] })).toEqual([]);
      expect(guideFaults(guideFile('GiftCard', folder))).toEqual(['something is still to be written']);
      expect(stories.addresses).toContain(`/docs/${folder}-giftcard--docs`);
    },
  );

  it.each(partFolders as PartFolder[])('is exported in the section of %s', (folder) => {
    const lines = withExport(realIndex, 'GiftCard', folder).split('\n');
    const at = lines.indexOf(`export { GiftCard, type GiftCardProps } from './${folder}/GiftCard/GiftCard.tsx';`);
    expect(lines[at - 1]).toBe('');
    expect(lines.slice(at + 1, at + 12).join('\n')).toContain(`'./${folder}/`);
  });
});
