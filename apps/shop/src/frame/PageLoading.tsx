import { Container, Inline, Spinner, VisuallyHidden } from '@nuee/ui';

/**
 * Shown instead of a page, or of its personal part, until it is loaded. It fills the window, so that the footer can't be
 * pressed in the moment in which the page arrives and moves it.
 */
export function PageLoading({ label = 'Chargement en cours' }: { label?: string }) {
  return (
    <Container paddingY={96} fillsWindow>
      <Inline justifyContent="center" role="status">
        <Spinner />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Inline>
    </Container>
  );
}
