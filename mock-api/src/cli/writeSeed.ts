/** Writes `db.json` from the domain: `npm run seed --workspace @nuee/mock-api`, after a change of the catalogue. */
import { writeFileSync } from 'node:fs';
import { generateSeed, seedText } from '../db/generateSeed.ts';
import { seedFile } from '../db/seed.ts';

writeFileSync(seedFile, seedText(await generateSeed()));
console.info('db.json is written.');
