import { Button, EmptyState, SearchIcon } from '@nuee/ui';
import type { Loaded } from '../state/records.ts';
import { Loading } from './Loading.tsx';

interface RecordNotFoundProps {
  /** How far its list is read. */
  reading: Loaded<unknown>['status'];
  /** What is not there: « Commande introuvable ». */
  title: string;
  /** The list to go back to. */
  back: { href: string; label: string };
}

/** In the place of one thing: a spinner until its list is read, then that it isn't in it. */
export function RecordNotFound({ reading, title, back }: RecordNotFoundProps) {
  if (reading === 'loading') return <Loading />;
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
