import { Button, EmptyState, RefreshIcon } from '@nuee/ui';

/** Shown instead of data that could not be loaded: says so, and offers to try again. */
export function ReadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<RefreshIcon size={32} />}
      title="Ces données n’ont pas pu être chargées"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Réessayer
        </Button>
      }
    />
  );
}
