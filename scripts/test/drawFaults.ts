import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '@nuee/site/root';
import { type Fault, faultsOf } from './faultPlaces.ts';

// Which of all faults that could be planted a seed draws.

const rooms: Record<string, RegExp> = {
  domain: /^packages\/domain\/src\//,
  'ui mails': /^packages\/ui\/src\/mail\//,
  'ui styles': /^packages\/ui\/src\/.*\.css\.ts$/,
  'ui parts': /^packages\/ui\/src\//,
  publisher: /^apps\/(?:site\/src\/|\w+\/(?:prerender|build)\.ts)/,
  shop: /^apps\/shop\/src\//,
  admin: /^apps\/admin\/src\//,
  API: /^mock-api\/src\//,
};

// Tests and what only they use, data of the demonstration, drawings, what describes the API to developers, and how hard files are
// compressed.
const leftOut =
  /\.(?:test|stories|d)\.tsx?$|\/(?:bench|testing|conformance|fixtures|samples|seed|stories|flows|icons)\/|\/(?:fixtures|generateSeed|docs|openApi|\w+Descriptions|parts|designTokens|compress)\.tsx?$/;

const roomOf = (file: string): string | undefined =>
  leftOut.test(file) ? undefined : Object.keys(rooms).find((room) => rooms[room]?.test(file));

/**
 * The same faults for the same seed and tree. Places are ordered by a hash of the seed and their text, so that an edit elsewhere
 * hardly changes the draw; each fault goes to the room, then to the kind, that has the fewest so far, and to another file.
 */
export function drawFaults(seed: string, count: number): Fault[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const rank = (...parts: string[]): string =>
    createHash('sha256')
      .update([seed, ...parts].join('\n'))
      .digest('hex');
  const ordered = files
    .flatMap((file) => {
      const room = roomOf(file);
      return room ? faultsOf(file, room) : [];
    })
    .map((fault) => ({
      fault,
      rank: rank(fault.kind, fault.file) + rank(fault.kind, fault.file, fault.before, fault.after),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ fault }) => fault);
  const drawn: Fault[] = [];
  const inRoom = (room: string): number => drawn.filter((fault) => fault.room === room).length;
  const ofKind = ({ room, kind }: Fault): number =>
    drawn.filter((one) => one.kind === kind).length + drawn.filter((o) => o.kind === kind && o.room === room).length;
  while (drawn.length < count) {
    const left = ordered.filter(({ file }) => !drawn.some((one) => one.file === file));
    const fewest = Math.min(...left.map(({ room }) => inRoom(room)));
    const eligible = left.filter(({ room }) => inRoom(room) === fewest);
    const [next] = eligible.filter(({ room }) => room === eligible[0]?.room).sort((a, b) => ofKind(a) - ofKind(b));
    if (!next) break;
    drawn.push(next);
  }
  return drawn;
}
