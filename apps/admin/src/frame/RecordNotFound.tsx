import { Button, EmptyState, SearchIcon } from '@nuee/ui';
import type { Reading } from '../data/reading.ts';
import { Loading } from './Loading.tsx';
import { ReadingFailed } from './ReadingFailed.tsx';

interface RecordNotFoundProps {
  /** The state of loading. */
  reading: Pick<Reading<unknown>, 'status' | 'retry'>;
  /** The message: « Commande introuvable ». */
  title: string;
  /** The list to go back to. */
  back: { href: string; label: string };
}

/** Shown instead of a record: a spinner until it is loaded, then that it doesn't exist or could not be loaded. */
export function RecordNotFound({ reading, title, back }: RecordNotFoundProps) {
  if (reading.status === 'loading') return <Loading />;
  if (reading.retry) return <ReadingFailed onRetry={reading.retry} />;
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={title}
      action={
        <Button size="sm" variant="secondary" href={back.href}>
          {back.label}
        </Button>
      }
    />
  );
}
