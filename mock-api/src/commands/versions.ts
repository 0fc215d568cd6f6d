/** Two owners at once: a change says which version it was made from. */
import { ApiError } from '../apiError.ts';

/** Throws an ApiError: 400 when the version is missing, 409 with the current thing when it is another one. */
export function checkVersion(asked: number | undefined, version: number, current: unknown): void {
  if (asked === undefined) throw new ApiError(400, 'Le champ «\u00a0Version\u00a0» est obligatoire.');
  if (asked !== version) {
    throw new ApiError(
      409,
      'Quelqu’un d’autre vient de faire une modification\u00a0: relisez avant d’enregistrer.',
      {},
      { current },
    );
  }
}
