import { Button, CircleAlertIcon, EmptyState } from '@nuee/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { whyNotRead } from '../../account/openAccount.ts';
import { PageLoading } from '../../frame/PageLoading.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Renders the data once they are loaded. */
  children: (data: Data) => ReactNode;
}

/** A part of the account once it is loaded; before that, that it is loading, or that it failed, with a way to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error === null) return <PageLoading shape="lines" />;
  return (
    <EmptyState
      icon={<CircleAlertIcon size={32} />}
      title="Le chargement a échoué"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Réessayer
        </Button>
      }
    >
      <span role="alert">{whyNotRead(error)}</span>
    </EmptyState>
  );
}
