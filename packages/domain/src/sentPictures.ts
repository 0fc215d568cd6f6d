/** The picture formats that an owner or a customer may send. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** In bytes. */
const maxBytes = 10 * 1024 * 1024;

/**
 * Why a file can't be sent as a picture, in a sentence; `undefined` when it may be. The server also checks its
 * content.
 */
export function pictureIssue({ type, size }: { type: string; size: number }): string | undefined {
  if (!pictureKinds.some((kind) => kind === type)) return 'Choisissez une image PNG, JPEG, WebP ou AVIF.';
  return size > maxBytes ? 'Choisissez une image de 10\u00a0Mo au plus.' : undefined;
}
