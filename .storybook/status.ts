/**
 * How far a part can be relied on. The story file of each part has its status as a tag in its meta, which the sidebar,
 * its filter and the docs page read.
 */
export const statuses = {
  stable: {
    title: 'Stable',
    meaning: 'Use it. A change of its props or of its looks is announced in the changelog.',
  },
  new: {
    title: 'New',
    meaning: 'Use it, and say what is missing: it came after the last version, and its props may still change.',
  },
  deprecated: {
    title: 'Deprecated',
    meaning: 'Use what its description names instead: it goes with the next major version.',
  },
} as const;
export type Status = keyof typeof statuses;

const isStatus = (tag: string): tag is Status => Object.hasOwn(statuses, tag);

/** The status among the tags of a part; pages and flows have none. */
export const statusOf = (tags: readonly string[]): Status | undefined => tags.find(isStatus);
