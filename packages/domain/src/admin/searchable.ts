import { fold } from '../slug.ts';

/**
 * Makes the function that gives the text in which a search looks: the parts folded, one per line. It is folded once for each
 * thing, since a long list is searched at every keystroke.
 */
export function searchable<Thing extends object>(partsOf: (thing: Thing) => string[]): (thing: Thing) => string {
  const texts = new WeakMap<Thing, string>();
  return (thing) => {
    const known = texts.get(thing);
    if (known !== undefined) return known;
    const text = fold(partsOf(thing).join('\n'));
    texts.set(thing, text);
    return text;
  };
}
