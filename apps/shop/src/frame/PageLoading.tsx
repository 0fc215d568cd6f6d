import { Container, Inline, Spinner, VisuallyHidden } from '@nuee/ui';

/** Stands for a page, or for a person's part of it, until it is there. */
export function PageLoading({ label = 'Chargement en cours' }: { label?: string }) {
  return (
    <Container paddingY={96}>
      <Inline justifyContent="center" role="status">
        <Spinner />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Inline>
    </Container>
  );
}
