import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router's own build for production, as aliases for Vite: what it exports is always the one for development. */
export const productionRouter = [
  { find: /^react-router$/, replacement: path.join(folder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(folder, 'dist/production/dom-export.mjs') },
];
