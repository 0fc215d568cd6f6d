import { Button, EmptyState, SearchIcon } from '@nuee/ui';
import type { Reading } from '../office/office.ts';
import { Loading } from './Loading.tsx';
import { ReadingFailed } from './ReadingFailed.tsx';

interface RecordNotFoundProps {
  /** How far it is read. */
  reading: Pick<Reading<unknown>, 'status' | 'retry'>;
  /** What is not there: « Commande introuvable ». */
  title: string;
  /** The list to go back to. */
  back: { href: string; label: string };
}

/** In the place of one thing: a spinner until it is read, then that it isn't there or could not be read. */
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
