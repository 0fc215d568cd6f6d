import { documentedParts } from '@nuee/ui/parts';

const titles = Object.values(documentedParts).flatMap((parts) => parts.flatMap(({ stories }) => stories));

/** How the ids of the stories with that title begin. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const nameOf = (title: string): string => title.slice(title.indexOf('/') + 1);

/** The address of the docs page of each part, by the name of its component. */
export const docsOf: ReadonlyMap<string, string> = new Map(
  titles.map((title) => [nameOf(title), `./?path=/docs/${idOf(title)}--docs`]),
);
