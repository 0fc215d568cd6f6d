/** Optimistic locking: a change names the version that it is based on. */
import { ApiError } from '../http/apiError.ts';

/** Throws an ApiError: 400 when the version is missing, 409 with the current record when the version is out of date. */
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
