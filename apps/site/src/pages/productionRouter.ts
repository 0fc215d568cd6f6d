import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Aliases for Vite to the router's production build: by its exports Vite would take the development build. */
export const productionRouter = [
  { find: /^react-router$/, replacement: path.join(folder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(folder, 'dist/production/dom-export.mjs') },
];
