import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** Absolute path of something in the repository. */
export const at = (...parts: string[]): string => path.join(root, ...parts);
