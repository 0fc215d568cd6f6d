import { Container, Inline, Spinner } from '@nuee/ui';

/** Stands for a page, or for a person's part of it, until it is there. */
export function PageLoading() {
  return (
    <Container paddingY={96}>
      <Inline justifyContent="center">
        <Spinner label="Chargement en cours" />
      </Inline>
    </Container>
  );
}
