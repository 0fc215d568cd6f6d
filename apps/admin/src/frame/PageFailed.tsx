import { Button, CircleAlertIcon, EmptyState } from '@nuee/ui';
import { AdminPage } from './AdminPage.tsx';

/**
 * Shown instead of a page that could not be loaded or rendered: after a new version of the administration, or without a
 * network.
 */
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
