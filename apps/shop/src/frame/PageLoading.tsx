import { Container, Inline, Spinner, VisuallyHidden } from '@nuee/ui';

/** Shown instead of a page, or of its personal part, until it is loaded. */
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
