import { Container, Inline, LoadingLines, Spinner, VisuallyHidden } from '@nuee/ui';

/**
 * Shown instead of a page, or of its personal part, until it is loaded. It fills the window, so that the footer can't be
 * pressed in the moment in which the page arrives and moves it. With a `shape` it stands in the place of such content.
 */
export function PageLoading({ label = 'Chargement en cours', shape }: { label?: string; shape?: 'lines' | 'fields' }) {
  if (shape !== undefined) return <LoadingLines shape={shape} label={label} />;
  return (
    <Container paddingY={96} fillsWindow>
      <Inline justifyContent="center" role="status">
        <Spinner />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Inline>
    </Container>
  );
}
