import api from '@nuee/ui/api.md?raw';

const names = new Set([...api.matchAll(/^### (\w+)$/gm)].map(([, name]) => name));

/** Whether an app can import the part; the others stand inside of parts. */
export const isExported = (part: string): boolean => names.has(part);
