import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

export interface StoriesCount {
  files: number;
  stories: number;
  /** Stories whose play proves a behaviour. */
  plays: number;
}

/** Counts the stories of some files as Storybook reads them, without building it. */
export function countStories(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): StoriesCount {
  const stories = files.flatMap(
    (file) => loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse().indexInputs,
  );
  return {
    files: files.length,
    stories: stories.length,
    plays: stories.filter(({ tags }) => tags?.includes('play-fn')).length,
  };
}

export const countLine = ({ files, stories, plays }: StoriesCount): string =>
  `${stories} stories of ${files} parts and pages, ${plays} of them with a play`;
