/**
 * The owner's pictures: each stored once under its name while something shows it, and a little longer for older pages.
 */

import type { Reader, StoredPicture, StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { PreparedPicture } from '../pictures/preparePicture.ts';
import { type Actor, command } from './command.ts';

const graceMilliseconds = 24 * 60 * 60 * 1000;
const formats = ['avif', 'webp'] as const;

/** The address of a picture in a product or category; its sizes are beside it as `-<width>.avif` and `.webp`. */
export function pictureAddress(name: string): string {
  return `/api/pictures/${name}.webp`;
}

/** Stores the files of a new picture. `showPicture` in the same transaction says what shows it. */
export async function storePicture(t: Transaction, { name, widths, tint, files }: PreparedPicture): Promise<void> {
  const stored = await t.get('pictures', name);
  if (stored && stored.endsAt === undefined) return;
  for (const file of files)
    await t.put('pictureFiles', file.name, { base64: Buffer.from(file.bytes).toString('base64') });
  await t.put('pictures', name, { widths, tint, uses: [], isKept: false });
}

/** Stores the files of a picture that a product is about to show; unless one does, it is deleted a day later. */
export const addProductPicture = command<PreparedPicture, { image: string; widths: number[] }>(
  async (t, actor, picture) => {
    await storePicture(t, picture);
    const stored = await t.get('pictures', picture.name);
    if (stored && stored.uses.length === 0 && !stored.isKept) await endSoon(t, actor, picture.name, stored);
    return { answer: { image: pictureAddress(picture.name), widths: [...picture.widths] } };
  },
);

/** Stores the files of a picture that stays, whatever shows it. */
export async function keepPicture(t: Transaction, picture: PreparedPicture): Promise<void> {
  await storePicture(t, picture);
  const stored = await t.get('pictures', picture.name);
  if (stored) await t.put('pictures', picture.name, { ...stored, isKept: true });
}

/** The widths in which a picture of the owner exists. Throws an ApiError 422 when there is none at the address. */
export async function widthsOf(t: Reader, address: string): Promise<number[]> {
  const stored = await t.get('pictures', nameIn(address) ?? '');
  if (!stored || stored.endsAt !== undefined) throw missing();
  return [...stored.widths];
}

interface Change {
  /** What shows it: `products/<id>` or `categories/<id>`. */
  readonly use: string;
  /** The addresses of the pictures before and after; built-in pictures are neither stored nor released. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whether orders may show the previous picture. */
  readonly isOrdered?: boolean;
}

interface PicturesChange extends Pick<Change, 'use' | 'isOrdered'> {
  readonly from?: readonly string[];
  readonly to: readonly string[];
}

/**
 * Records that something shows another picture, and releases the previous one once nothing shows it. Returns the fields
 * of an owner's picture. Throws an ApiError 422 when there is no such picture any more.
 */
export async function showPicture(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  { use, from, to, isOrdered = false }: Change,
): Promise<Pick<StoredProduct, 'imageWidths' | 'tint'>> {
  const [before, after] = [nameIn(from), nameIn(to)];
  const shown = after === undefined ? undefined : await t.get('pictures', after);
  if (after !== undefined) {
    if (!shown) throw missing();
    const { endsAt, ...lasting } = shown;
    if (endsAt !== undefined) await keepFiles(t, after, shown);
    await t.put('pictures', after, { ...lasting, uses: [...shown.uses.filter((one) => one !== use), use] });
  }
  const left = before === undefined || before === after ? undefined : await t.get('pictures', before);
  if (before !== undefined && left) {
    const uses = left.uses.filter((one) => one !== use);
    const isKept = left.isKept || isOrdered;
    if (uses.length > 0 || isKept) await t.put('pictures', before, { ...left, uses, isKept });
    else await endSoon(t, { now }, before, left);
  }
  return shown ? { imageWidths: shown.widths, tint: shown.tint } : {};
}

/** The same for all pictures of a product, `to` in their order. */
export async function showPictures(
  t: Transaction,
  actor: Pick<Actor, 'now'>,
  { use, from = [], to, isOrdered = false }: PicturesChange,
): Promise<Pick<StoredProduct, 'imageWidths' | 'tint'>[]> {
  const fields = new Map<string, Pick<StoredProduct, 'imageWidths' | 'tint'>>();
  // Locked in one order.
  for (const address of [...new Set([...from, ...to])].sort()) {
    const change = to.includes(address) ? { to: address } : { from: address, isOrdered };
    fields.set(address, await showPicture(t, actor, { use, ...change }));
  }
  return to.map((address) => fields.get(address) ?? {});
}

/**
 * The bytes of a file, by its name; for the picture's own address, those of the largest. `undefined` when there is
 * none.
 */
export async function pictureFile(t: Reader, file: string): Promise<Buffer | undefined> {
  const [, name, width, format = ''] = filePattern.exec(file) ?? [];
  if (name === undefined) return undefined;
  const size = width ?? String(Math.max(...((await t.get('pictures', name))?.widths ?? [0])));
  const stored = await t.get('pictureFiles', `${name}-${size}.${format}`);
  return stored && Buffer.from(stored.base64, 'base64');
}

const filePattern = /^([0-9a-f]{32})(?:-(\d{3,4}))?\.(avif|webp)$/;
const addressPattern = /^\/api\/pictures\/([0-9a-f]{32})\.webp$/;

function nameIn(address: string | undefined): string | undefined {
  return addressPattern.exec(address ?? '')?.[1];
}

const filesOf = (name: string, { widths }: StoredPicture): string[] =>
  widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));

/** The periodic clean-up of the storage deletes expired pictures. */
async function endSoon(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  name: string,
  picture: StoredPicture,
): Promise<void> {
  const endsAt = new Date(now.getTime() + graceMilliseconds).toISOString();
  await t.put('pictures', name, { ...picture, uses: [], endsAt });
  for (const file of filesOf(name, picture)) {
    const stored = await t.get('pictureFiles', file);
    if (stored) await t.put('pictureFiles', file, { ...stored, endsAt });
  }
}

/** Something shows it again before it has ended. */
async function keepFiles(t: Transaction, name: string, picture: StoredPicture): Promise<void> {
  for (const file of filesOf(name, picture)) {
    const stored = await t.get('pictureFiles', file);
    if (!stored) throw missing();
    await t.put('pictureFiles', file, { base64: stored.base64 });
  }
}

function missing(): ApiError {
  return new ApiError(422, 'Cette image n’existe plus\u00a0: envoyez-la de nouveau.');
}
