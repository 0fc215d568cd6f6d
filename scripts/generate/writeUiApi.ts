import { writeFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { uiApi } from './uiApi.ts';

// `npm run api:ui` writes what the design system exports, so that a review shows every change of it.

writeFileSync(at('packages/ui/api.md'), uiApi());
