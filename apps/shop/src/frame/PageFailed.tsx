import { Button, CircleAlertIcon, Container, EmptyState } from '@nuee/ui';
import { stopRecording } from '@nuee/ui/early';
import { useEffect } from 'react';
import { PageHead } from './PageHead.tsx';

/**
 * Shown instead of a page that could not be loaded or rendered: after a new version of the shop, or without a network.
 */
export function PageFailed() {
  // The page that would have handled the early presses won't load.
  useEffect(stopRecording, []);
  return (
    <Container as="section" paddingY={{ base: 72, lg: 128 }}>
      <PageHead title="Page indisponible" />
      <EmptyState
        level={1}
        icon={<CircleAlertIcon size={32} />}
        title="Cette page n’a pas pu s’afficher"
        action={<Button onClick={() => window.location.reload()}>Recharger la page</Button>}
      >
        Vérifiez votre connexion, puis rechargez la page. Votre panier est conservé.
      </EmptyState>
    </Container>
  );
}
