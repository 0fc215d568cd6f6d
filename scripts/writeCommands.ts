import { writeFileSync } from 'node:fs';
import { commandsPage } from './commands.ts';
import { at } from './root.ts';

// `npm run docs:commands` writes the page of the commands and variables.

writeFileSync(at('docs/commands.md'), commandsPage());
