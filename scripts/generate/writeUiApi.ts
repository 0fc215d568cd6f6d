import { writeFileSync } from 'node:fs';
import { at } from '../common/root.ts';
import { uiApi } from './uiApi.ts';

// `npm run api:ui` writes what the design system exports, so that a change of it is seen in a review.

writeFileSync(at('packages/ui/api.md'), uiApi());
