import { globSync } from 'node:fs';
import { at, root } from '../common/root.ts';
import { countLine, countStories } from './storiesCount.ts';

// `npm run stories:count` prints how many stories there are.

const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
console.info(countLine(countStories(files.map((file) => at(file)))));
