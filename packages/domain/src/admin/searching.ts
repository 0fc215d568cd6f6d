import { fold } from '../slug.ts';
import { stride } from './ordering.ts';

/** Texts that are searched again and again. */
export interface Texts {
  /** The number of a text, counted from 0: the same for the same text, which is searched once only. */
  numberOf(text: string): number;
  /** A 1 for each text, by its number, that holds what is sought, which is folded. */
  mark(sought: string): Uint8Array;
}

/** Many texts in one: with a text for each it takes twice as long. */
interface Piece {
  text: string;
  /** Where in it each one ends. */
  ends: Uint32Array;
  /** The letters that it is made of: a thousand numbers of orders have no « o ». */
  letters: ReadonlySet<string>;
}

/** Stands between two texts, and in nobody's query. */
const apart = '\0';

/** Holds no texts yet. */
export function createTexts(): Texts {
  const numbers = new Map<string, number>();
  const pieces: Piece[] = [];
  /** The folded texts that are in no piece yet. */
  let loose: string[] = [];

  function join(): void {
    let end = 0;
    const ends = Uint32Array.from(loose, (text) => {
      end += text.length;
      return end;
    });
    const text = loose.join('');
    pieces.push({ text, ends, letters: new Set(text) });
    loose = [];
  }

  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(text, number);
      loose.push(`${fold(text)}${apart}`);
      if (loose.length === stride) join();
      return number;
    },
    mark: (sought) => {
      if (loose.length > 0) join();
      const marks = new Uint8Array(numbers.size);
      let first = 0;
      const needed = Array.from(sought);
      for (const { text, ends, letters } of pieces) {
        let place = 0;
        let at = needed.every((letter) => letters.has(letter)) ? text.indexOf(sought) : -1;
        for (; at >= 0; at = text.indexOf(sought, ends[place - 1])) {
          while ((ends[place] ?? 0) <= at) place += 1;
          marks[first + place] = 1;
          place += 1;
        }
        first += ends.length;
      }
      return marks;
    },
  };
}
