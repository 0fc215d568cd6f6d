import { Button, CircleAlertIcon, EmptyState } from '@nuee/ui';
import { AdminPage } from './AdminPage.tsx';

/** Stands for a page that could not be loaded or drawn: after a new version of the administration, or while the network is away. */
export function PageFailed() {
  return (
    <AdminPage title="Page indisponible">
      <EmptyState
        icon={<CircleAlertIcon size={32} />}
        title="Cette page n’a pas pu s’afficher"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Recharger la page
          </Button>
        }
      >
        Vérifiez votre connexion, puis rechargez la page.
      </EmptyState>
    </AdminPage>
  );
}
