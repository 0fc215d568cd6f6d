import { Button, EmptyState, UserIcon } from '@nuee/ui';

/** In the place of what the person who is logged in may not see. */
export function Forbidden() {
  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title="Votre compte n’a pas accès à cette page"
      action={
        <Button size="sm" variant="secondary" href="/admin">
          Retour au tableau de bord
        </Button>
      }
    />
  );
}
