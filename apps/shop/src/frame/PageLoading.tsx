import { Container, Inline, Spinner, VisuallyHidden } from '@nuee/ui';

/** Stands for a page, or for a person's part of it, until it is there. */
export function PageLoading() {
  return (
    <Container paddingY={96}>
      <Inline justifyContent="center" role="status">
        <Spinner />
        <VisuallyHidden>Chargement en cours</VisuallyHidden>
      </Inline>
    </Container>
  );
}
