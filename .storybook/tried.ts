import text from './tried.json?raw';

/** What came of Tab and Shift + Tab on the first story of a part. */
export interface Walk {
  /** How often the focus stops. */
  stops: number;
  /** Whether Shift + Tab stops at the same places, the other way round. */
  back: boolean;
  /** The stops at which nothing changes its look with the focus. */
  unseen: string;
  with: string;
  /** The day, as in `2026-11-29`. */
  on: string;
}

/** What a person heard of a part. */
interface Heard {
  /** The reader with its version, and the browser. */
  with: string;
  on: string;
  outcome: string;
}

/** What was tried with the hands of a person or the keys of a real browser, by the name of the part. What isn't listed wasn't tried. */
interface Tried {
  tab?: Walk;
  nvda?: Heard;
  voiceOver?: Heard;
}

export const tried: Readonly<Record<string, Tried>> = JSON.parse(text);
