import { Inline, Spinner } from '@nuee/ui';

/** In the place of a page whose code, or of a thing whose list, has not come yet. */
export function Loading() {
  return (
    <Inline justifyContent="center" role="status" paddingY={96}>
      <Spinner />
      Chargement en cours
    </Inline>
  );
}
