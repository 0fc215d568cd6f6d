/** What the owner says, text by text: each saved one is a version that stays, and 0 is the one that the shop came with. */
import type { Records } from '../db/recordTypes.ts';
import type { Reader, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Actor } from './command.ts';

type Versioned = 'legalTexts' | 'pages';

export interface Version {
  readonly version: number;
  readonly createdAt?: string;
  readonly who?: string;
}

/** How many versions an owner can choose from; older ones stay stored. */
const maxVersions = 100;

/** @param series the beginning of the names of the counters: `texts`. */
export function savedVersions<C extends Versioned>(collection: C, series: string) {
  const counterOf = (name: string): string => `${series}/${name}`;
  const keyOf = (name: string, version: number): string => `${name}/${version}`;
  const find = (t: Reader, name: string, version: number) => t.get(collection, keyOf(name, version));

  /** The last version that was saved; 0 where none was. */
  const last = async (t: Reader, name: string): Promise<number> =>
    (await t.get('counters', counterOf(name)))?.last ?? 0;

  const described = (version: number, stored: Records[C] | undefined): Version => ({
    version,
    ...(stored && { createdAt: stored.createdAt, who: stored.who }),
  });

  /** Which version it is, the last one unless said, and who saved it. */
  const describe = async (t: Reader, name: string, asked?: number): Promise<Version> => {
    const version = asked ?? (await last(t, name));
    return described(version, await find(t, name, version));
  };

  return {
    describe,

    /** The last one of each name that has one, with its version. */
    async saved<Name extends string>(t: Reader, names: readonly Name[]) {
      const counters = await t.getAll('counters', names.map(counterOf));
      const versions = new Map(counters.map(({ id, record }) => [id, record.last]));
      const lasts = names.map((name) => ({ name, version: versions.get(counterOf(name)) ?? 0 }));
      const found = await t.getAll(
        collection,
        lasts.map(({ name, version }) => keyOf(name, version)),
      );
      const stored = new Map(found.map(({ id, record }) => [id, record]));
      return new Map(
        lasts.flatMap(({ name, version }) => {
          const one = stored.get(keyOf(name, version));
          return one ? [[name, { ...one, version }] as const] : [];
        }),
      );
    },

    /**
     * A version, the last one unless said, and which others there are. `stored` is undefined for the one that the shop came with. Throws
     * an ApiError 404 when there is no such version.
     */
    async read(t: Reader, name: string, asked?: number) {
      const newest = await last(t, name);
      const version = asked ?? newest;
      const stored = await find(t, name, version);
      if (version > newest || (version !== 0 && !stored)) throw new ApiError(404, 'Cette version n’existe pas.');
      const shown = Array.from({ length: Math.min(newest, maxVersions) }, (_, back) => newest - back);
      return {
        stored,
        about: {
          ...described(version, stored),
          versions: await Promise.all([...shown, 0].map((each) => describe(t, name, each))),
        },
      };
    },

    /** Saves the version after that one. */
    async add(
      t: Transaction,
      { who, now }: Actor,
      {
        name,
        before,
        of,
      }: { name: string; before: number; of: (by: { createdAt: string; who: string }) => Records[C] },
    ): Promise<number> {
      const next = before + 1;
      await t.put(collection, keyOf(name, next), of({ createdAt: now.toISOString(), who }));
      await t.put('counters', counterOf(name), { last: next });
      return next;
    },
  };
}
