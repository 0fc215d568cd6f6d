import { Button, CircleAlertIcon, EmptyState } from '@nuee/ui';
import type { ReactNode } from 'react';
import { PageLoading } from '../../frame/PageLoading.tsx';
import type { AccountArea, AccountPart, AccountParts, AccountState } from '../../state/accountArea.ts';

interface LoadedProps<Part extends AccountPart> {
  state: AccountState;
  area: AccountArea;
  part: Part;
  /** Renders the part once it is loaded. */
  children: (value: AccountParts[Part]) => ReactNode;
}

/**
 * A part of the account once it is loaded; before that, that it is loading, or that it failed, with a way to try again.
 */
export function Loaded<Part extends AccountPart>({ state, area, part, children }: LoadedProps<Part>) {
  const loadable: AccountState[AccountPart] = state[part];
  switch (loadable.status) {
    case 'loading':
      return <PageLoading shape="lines" />;
    case 'failed':
      return <NotLoaded message={loadable.message} onRetry={() => void area.read(part)} />;
    case 'ready':
      // The value has the type of its part, which the union over all parts loses.
      return children(loadable.value as AccountParts[Part]);
    default:
      return loadable satisfies never;
  }
}

interface NotLoadedProps {
  /** A French sentence. */
  message: string;
  onRetry: () => void;
}

/** That something of the account couldn't be read, with a way to try again. */
export function NotLoaded({ message, onRetry }: NotLoadedProps) {
  return (
    <EmptyState
      icon={<CircleAlertIcon size={32} />}
      title="Le chargement a échoué"
      action={
        <Button size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      <span role="alert">{message}</span>
    </EmptyState>
  );
}
