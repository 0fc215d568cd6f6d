// The sequences of presses that `benchReady.ts` plays: drawn at random, written as text and parsed again.

import { fail } from '../common/ports.ts';
import { type Press, pages } from './earlyPresses.ts';

export interface Sequence {
  page: string;
  device: 'phone' | 'desk';
  speed: 'slow' | 'fast';
  /** Whether the age gate covers the page. */
  gate: 'open' | 'closed';
  /** `wait`: ms since the press before, or since the first press became possible. */
  presses: readonly { wait: number; name: string }[];
}

type PressedPage = (typeof pages)[string] & { all: Record<string, Press> };

/** A page with all of its presses, including those inside what it opens. */
export function pageOf(kind: string): PressedPage {
  const page = pages[kind];
  if (page === undefined) throw new Error(`No page is called ${kind}: there are ${Object.keys(pages).join(', ')}.`);
  const inside = Object.assign({}, ...Object.values(page.openers).map((opener) => opener.opens));
  return { ...page, all: { ...page.presses, ...page.openers, ...inside } };
}

/** Random sequences: the same ones for the same seed. */
export function generate(count: number, seed: number): Sequence[] {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(values: readonly T[]): T | undefined => values[below(values.length)];
  return Array.from({ length: count }, (_, index) => {
    const page = Object.keys(pages)[index % Object.keys(pages).length] ?? '';
    const device = random() < 0.5 ? 'phone' : 'desk';
    const speed = random() < 0.5 ? 'slow' : 'fast';
    const gate = random() < 0.5 ? 'open' : 'closed';
    const here = <Kind extends Press>(presses: Record<string, Kind>): [string, Kind][] =>
      Object.entries(presses).filter(
        ([, press]) => (press.device ?? device) === device && !(press.stays && gate === 'open'),
      );
    const ordinary = here(pageOf(page).presses);
    const names: string[] = [];
    const take = (from: [string, Press][], most: number): void => {
      let rest = from.filter(([, { last }]) => !last);
      while (names.length < most) {
        const [name, press] = pick(rest) ?? [];
        if (name === undefined) break;
        names.push(name);
        if (press?.once) rest = rest.filter(([each]) => each !== name);
      }
    };
    const length = 2 + below(5);
    if (ordinary.length < 3 || random() < 0.3) {
      // What an opener opens covers the page: no presses on the page itself follow.
      take(ordinary, below(length));
      const [name, opener] = pick(here(pageOf(page).openers)) ?? [];
      if (name === undefined || opener === undefined) throw new Error(`Nothing can be opened on ${page}.`);
      names.push(name);
      take(Object.entries(opener.opens), length);
      names.push(...endOf(Object.entries(opener.opens)));
    } else {
      const end = endOf(ordinary);
      take(ordinary, length - end.length);
      names.push(...end);
    }
    return {
      page,
      device,
      speed,
      gate,
      presses: names.map((name, place) => ({ wait: below(place === 0 ? 2_500 : 600), name })),
    };

    /** Occasionally, a press that nothing may follow. */
    function endOf(presses: [string, Press][]): string[] {
      const [name] = pick(presses.filter(([, { last }]) => last)) ?? [];
      return name !== undefined && random() < 0.6 ? [name] : [];
    }
  });
}

/** Numbers from 0 up to but excluding 1, the same ones for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sequence as one text: `product phone slow open: 850 6 mg/ml; 120 add`. */
export function written({ page, device, speed, gate, presses }: Sequence): string {
  return `${page} ${device} ${speed} ${gate}: ${presses.map(({ wait, name }) => `${wait} ${name}`).join('; ')}`;
}

/** Parses a text of `written`. */
export function parse(text: string): Sequence {
  const [, page = '', device, speed, gate, presses = ''] =
    /^(\w+) (phone|desk) (slow|fast) (open|closed): (.+)$/.exec(text) ?? fail(`This is no sequence: ${text}`);
  return {
    page,
    device: device === 'phone' ? 'phone' : 'desk',
    speed: speed === 'slow' ? 'slow' : 'fast',
    gate: gate === 'open' ? 'open' : 'closed',
    presses: presses.split('; ').map((press) => {
      const [, wait, name = ''] = /^(\d+) (.+)$/.exec(press) ?? fail(`This is no press: ${press}`);
      return { wait: Number(wait), name };
    }),
  };
}
