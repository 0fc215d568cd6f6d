import { Button, EmptyState, Inline, SearchIcon, Spinner } from '@nuee/ui';
import type { Loaded } from '../state/records.ts';

interface NotThereProps {
  reading: Loaded<unknown>['status'];
  /** What is not there: « Commande introuvable ». */
  title: string;
  /** The list to go back to. */
  back: { href: string; label: string };
}

/** In the place of one thing: a spinner until its list is read, then that it isn't in it. */
export function NotThere({ reading, title, back }: NotThereProps) {
  if (reading === 'loading') {
    return (
      <Inline justifyContent="center" role="status" paddingY={96}>
        <Spinner />
        Chargement en cours
      </Inline>
    );
  }
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
