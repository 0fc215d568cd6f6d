import { Button, CircleAlertIcon, EmptyState } from '@nuee/ui';
import type { ReactNode } from 'react';
import { PageLoading } from '../../frame/PageLoading.tsx';
import type { AccountArea, AccountPart, AccountParts, AccountState } from '../../state/accountArea.ts';

interface LoadedProps<Part extends AccountPart> {
  state: AccountState;
  area: AccountArea;
  part: Part;
  /** Shows the part once it is there. */
  children: (value: AccountParts[Part]) => ReactNode;
}

/** A part of the account once it is there; until then that it is on its way, or that it failed and how to try again. */
export function Loaded<Part extends AccountPart>({ state, area, part, children }: LoadedProps<Part>) {
  const loadable: AccountState[AccountPart] = state[part];
  switch (loadable.status) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return (
        <EmptyState
          icon={<CircleAlertIcon size={32} />}
          title="Le chargement a échoué"
          action={
            <Button size="sm" onClick={() => void area.read(part)}>
              Réessayer
            </Button>
          }
        >
          <span role="alert">{loadable.message}</span>
        </EmptyState>
      );
    case 'ready':
      // The value of a part is of the part's type: the union over all parts forgets it.
      return children(loadable.value as AccountParts[Part]);
    default:
      return loadable satisfies never;
  }
}
