import type { pictureKinds } from '@nuee/domain';

export type PictureKind = (typeof pictureKinds)[number];

/** The kind of a file by its first bytes, whatever its name or content type; undefined for any other kind. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  // The `ftyp` box lists the major and the compatible brands, four letters each.
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brands: readonly string[] = text.slice(8, Buffer.from(bytes).readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.includes('avif') ? 'image/avif' : undefined;
}
