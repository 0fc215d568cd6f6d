import { Container, Inline, Spinner, VisuallyHidden } from '@nuee/ui';

/**
 * Shown instead of a page, or of its personal part, until it is loaded. It is as high as the window: what comes after it
 * would move under a press when the page arrives.
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
