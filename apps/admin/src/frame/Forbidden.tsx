import { Button, EmptyState, UserIcon } from '@nuee/ui';

/** Shown instead of what the logged-in user may not see. */
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
