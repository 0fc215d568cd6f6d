import { Button, EmptyState, RefreshIcon } from '@nuee/ui';

/** In the place of what could not be read: says so, and asks again. */
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
