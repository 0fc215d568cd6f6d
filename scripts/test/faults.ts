import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { fail } from '@nuee/site/ports';
import { at, root } from '@nuee/site/root';
import { drawFaults } from './drawFaults.ts';
import type { Fault } from './faultPlaces.ts';

// How strong the tests are: `npm run test:faults` plants faults one at a time, runs a command on each, and writes a table of what
// was caught, by which test and how soon. A tier is a command that ends with an error when it catches something (so it has to be
// green without a fault); each runs on what the tiers before it let pass. Results are kept per commit and seed: a run that was
// interrupted goes on where it stopped.

const { values: options } = parseArgs({
  options: {
    /** Another text draws other faults; the tables in docs are those of this one. */
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    /** Only says what would be planted. */
    list: { type: 'boolean', default: false },
    /** Only the faults of these numbers: `7,12`. */
    only: { type: 'string' },
    /** The last tier that runs. */
    until: { type: 'string', default: 'check' },
    check: { type: 'string', default: 'npm run check' },
    test: { type: 'string', default: 'node scripts/test/test.ts postgres unit stories docs budget e2e' },
    all: { type: 'string', default: 'node scripts/test/test.ts modes server e2e:postgres nginx' },
  },
});

/** In minutes: a fault can make a loop endless. */
const patience: Record<string, number> = { check: 15, test: 90, all: 240 };
const commands = { check: options.check, test: options.test, all: options.all };
const tiers = Object.keys(commands);
if (!tiers.includes(options.until)) fail(`No tier is called ${options.until}: there are ${tiers.join(', ')}.`);

interface Result {
  caught: boolean;
  /** Until the first failure was printed, else until the end. */
  seconds: number;
  /** The line of the output that tells it. */
  by: string;
}

/** How tsc, Biome, vitest, jest, Playwright and our own scripts tell a failure. */
const failure = /^ *(?:\S+\(\d+,\d+\): error |\S+:\d+:\d+ (?:lint|assist|parse)\/|FAIL |[×✘✗●] |\d+\) ).+$/m;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const kept = at('.cache/faults', `${git('rev-parse', '--short', 'HEAD')}-${options.seed}.json`);
const results: Record<string, Record<string, Result>> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const resultsOf = ({ file, line, before, after }: Fault): Record<string, Result> => {
  results[`${file}:${line} ${before} → ${after}`] ??= {};
  return results[`${file}:${line} ${before} → ${after}`] ?? {};
};

const only = options.only?.split(',').map(Number);
const wanted = drawFaults(options.seed, Number(options.count))
  .map((fault, i) => ({ ...fault, number: i + 1 }))
  .filter(({ number }) => only?.includes(number) ?? true);

if (!options.list) await plantAll();
console.info(table());

async function plantAll(): Promise<void> {
  const changed = git('status', '--porcelain');
  if (changed) fail(`Commit or stash first, since each fault is planted in the work tree:\n${changed}`);
  mkdirSync(path.dirname(kept), { recursive: true });
  for (const fault of wanted) {
    const known = resultsOf(fault);
    for (const [tier, command] of Object.entries(commands).slice(0, tiers.indexOf(options.until) + 1)) {
      const result = known[tier] ?? (await plant(fault, command, patience[tier] ?? 0));
      known[tier] = result;
      writeFileSync(kept, JSON.stringify(results, null, 1));
      const said = result.caught ? result.by : 'not caught';
      console.error(`${fault.number} ${fault.file}:${fault.line} ${tier}: ${said} (${result.seconds} s)`);
      if (result.caught) break;
    }
  }
}

/** Runs a command while the fault is in its file. */
async function plant({ file, start, end, replacement }: Fault, command: string, minutes: number): Promise<Result> {
  const sound = readFileSync(at(file), 'utf8');
  const restore = (): void => writeFileSync(at(file), sound);
  let stop = (): void => {};
  const interrupted = (): void => {
    restore();
    stop();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    writeFileSync(at(file), sound.slice(0, start) + replacement + sound.slice(end));
    // So that nothing is caught only because its line became too long.
    spawnSync('biome', ['format', '--write', file], { cwd: root });
    return await new Promise<Result>((done) => {
      const began = performance.now();
      const seconds = (): number => Math.round((performance.now() - began) / 1000);
      // A group of its own, so that what it has started ends with it.
      const child = spawn(command, { cwd: root, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      stop = () => void (child.pid && process.kill(-child.pid));
      const limit = setTimeout(stop, minutes * 60_000);
      let output = '';
      let red: number | undefined;
      const read = (part: Buffer): void => {
        output += stripVTControlCharacters(String(part));
        if (red === undefined && failure.test(output)) red = seconds();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code, signal) => {
        clearTimeout(limit);
        const message = failure.exec(output)?.[0] ?? output.trim().split('\n').at(-1) ?? '';
        const by = signal ? `no end after ${minutes} minutes` : message.replaceAll('━', '').trim();
        done({ caught: code !== 0, seconds: red ?? seconds(), by: code === 0 ? '' : by });
      });
    });
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    restore();
  }
}

function table(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const head = ['', 'place', 'kind', 'fault', 'caught by', 'seconds'];
  const rows = wanted.map((fault) => {
    const ran = resultsOf(fault);
    const tier = tiers.find((one) => ran[one]?.caught) ?? '';
    const by = tier ? `${tier}: ${ran[tier]?.by}` : ran.check ? 'nothing' : '';
    const change = `\`\` ${fault.before} \`\` → \`\` ${fault.after} \`\``;
    const seconds = `${ran[tier]?.seconds ?? ''}`;
    return [`${fault.number}`, `${fault.file}:${fault.line}`, fault.kind, cell(change), cell(by), seconds];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
