import { writeFileSync } from 'node:fs';
import { at } from '../common/root.ts';
import { commandsPage } from './commands.ts';

// `npm run docs:commands` writes the page of the commands and variables.

writeFileSync(at('docs/commands.md'), commandsPage());
