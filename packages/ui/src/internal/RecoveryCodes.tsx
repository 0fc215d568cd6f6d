import { spacedCode } from '@nuee/domain';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import * as styles from './RecoveryCodes.css.ts';

/** The recovery codes of an account, once, until whoever sees them says that they are written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <Notice tone="info" role="status">
        Imprimez ou recopiez ces codes de secours maintenant&nbsp;: ils ne seront plus montrés. Chacun remplace une fois
        le code de votre application, si vous perdez votre téléphone.
      </Notice>
      <ul aria-label="Codes de secours" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{spacedCode(code)}</code>
          </li>
        ))}
      </ul>
      <Inline gap={8}>
        <Button size="sm" onClick={onDone}>
          Je les ai notés
        </Button>
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          Imprimer
        </Button>
      </Inline>
    </>
  );
}
