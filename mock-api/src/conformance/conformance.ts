/**
 * Checks a running server against the contract: `npm run conformance --workspace @nuee/mock-api -- --url http://localhost:5000`. It makes some hundred
 * accounts, products and orders there, so the server has to be started without rate limits, and pays by card: `API_LIMITS=off DEMO=on`
 * for this one. The back office is asked as the demonstration's owner, or as `--owner EMAIL` with the password in `OWNER_PASSWORD`.
 *
 * Prints a row for each rule; ends with code 1 when one is broken.
 */
import { parseArgs } from 'node:util';
import { demoOwner } from '@nuee/domain/live';
import { rules } from './rules.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({
  options: { url: { type: 'string', default: '' }, owner: { type: 'string', default: demoOwner.email } },
});
const url = values.url.replace(/\/$/, '');
if (!URL.canParse(url)) {
  console.error('Say which server: npm run conformance --workspace @nuee/mock-api -- --url http://localhost:5000');
  process.exit(1);
}

const world = createWorld(url, { email: values.owner, password: process.env.OWNER_PASSWORD ?? demoOwner.password });
let broken = 0;
for (const { name, check } of rules) {
  try {
    await check(world);
    console.info(`kept    ${name}`);
  } catch (error) {
    broken += 1;
    console.info(`BROKEN  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
console.info(`\n${rules.length - broken} rules kept, ${broken} broken`);
process.exitCode = broken > 0 ? 1 : 0;
