import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { failed } from './outcome.ts';
import { thorough, usual } from './stages.ts';

// One stage in a process of its own: `node scripts/test/stage.ts FILE NAME [ARGUMENTS]` writes its outcome to the file.

const [file = '', name = '', ...args] = process.argv.slice(2);
const stage = { ...usual, ...thorough }[name];
const outcome = await (stage?.run(args) ?? Promise.reject(new Error(`No stage is called ${name}.`))).catch(
  (error: unknown) => failed(name, inspect(error)),
);
writeFileSync(file, JSON.stringify(outcome));
