import { Box, Container, Notice, TextLink } from '@nuee/ui';
import { useLocation } from 'react-router-dom';
import { useHouse } from './useHouse.ts';

/** Pages that don't work without scripts. */
const needsScript =
  /^\/(?:panier|checkout|commande-confirmee|mon-compte|login|register|nouveau-mot-de-passe|newsletter)\b/;

const withdrawalPage = '/retractation';

/** What a visitor without a script can do at this address. */
export function WithoutScript() {
  const { pathname } = useLocation();
  const { email } = useHouse();
  // The browser itself sends its form.
  if (pathname === withdrawalPage) return null;
  return (
    <noscript>
      <Container>
        <Box paddingY={20}>
          <Notice tone="info">
            {needsScript.test(pathname)
              ? 'Cette page a besoin de JavaScript\u00a0: activez-le dans votre navigateur'
              : 'Sans JavaScript, vous pouvez lire toutes nos pages\u00a0; pour chercher, filtrer, commander ou envoyer un formulaire, activez-le'}
            {email !== undefined && (
              <>
                {needsScript.test(pathname) ? ', ou écrivez-nous à ' : '. Notre adresse e-mail\u00a0: '}
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </>
            )}
            .
          </Notice>
        </Box>
      </Container>
    </noscript>
  );
}
