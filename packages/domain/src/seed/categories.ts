import type { Category } from '../catalogue.ts';
import { slugify } from '../slug.ts';

/** The names of the six categories, in the order in which they are shown (section 3). */
export const categoryNames = [
  'Fruités',
  'Gourmands',
  'Menthes',
  'Classiques',
  'Mixtes',
  'Collections Limitées',
] as const;

/** The six categories, with their built-in pictures. */
export const categories: readonly Category[] = categoryNames.map((name) => {
  const slug = slugify(name);
  return { id: slug, slug, name, image: `/images/categories/category-${slug}.png` };
});
