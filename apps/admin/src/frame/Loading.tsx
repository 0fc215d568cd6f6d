import { Inline, Spinner } from '@nuee/ui';

/** Shown while the code of a page, or the list that a record is in, is loading. */
export function Loading() {
  return (
    <Inline justifyContent="center" role="status" paddingY={96}>
      <Spinner />
      Chargement en cours
    </Inline>
  );
}
