import { documentedParts } from '@nuee/ui/parts';

const titles = Object.values(documentedParts).flatMap((parts) => parts.flatMap(({ stories }) => stories));

/** The address of the docs page of each part, by the name of its component. */
export const docsOf: ReadonlyMap<string, string> = new Map(
  titles.map((title) => [
    title.slice(title.indexOf('/') + 1),
    `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`,
  ]),
);
