import {
  type Again,
  type AsksCode,
  fieldIssues,
  formatDate,
  type Passkey,
  type Refuse,
  unlessTyped,
} from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { RecoveryCodes } from '../../internal/RecoveryCodes.tsx';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AskedAgain } from '../AskedAgain/AskedAgain.tsx';
import * as styles from './Passkeys.css.ts';

export interface PasskeysProps extends Omit<PartProps<'div'>, 'children'> {
  /** Those of the account, the earliest first. */
  passkeys: readonly Passkey[];
  /** What the account is asked for besides the password. */
  asksCode: AsksCode;
  /** Whether this browser can make one. Default `true`. */
  supported?: boolean;
  /**
   * Called to make one with this browser. Resolves to the recovery codes, to none where the account has some, or to undefined where that
   * failed.
   */
  onAdd: (name: string, again: Again, refuse: Refuse) => Promise<readonly string[] | undefined>;
  /** Called to ask for one no more. Resolves to whether that was done. */
  onRemove: (passkey: Passkey, again: Again, refuse: Refuse) => Promise<boolean>;
}

/**
 * The passkeys of an account: a finger, a face or a key in place of a one-time code.
 *
 * Use it on the page of the own account, beside `SecondFactor`.
 */
export function Passkeys({ passkeys, asksCode, supported = true, onAdd, onRemove, ...rest }: PasskeysProps) {
  const [name, setName] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { issues, check } = useCheckedForm(fieldIssues({ name: unlessTyped(name, 'Donnez un nom à cette clé.') }), {
    name,
  });
  if (fresh.length > 0) {
    return (
      <Stack gap={16} {...rest}>
        <RecoveryCodes codes={fresh} onDone={() => setFresh([])} />
      </Stack>
    );
  }
  return (
    <Stack gap={16} {...rest}>
      <Text size="small" tone="muted">
        À la place d’un code, l’empreinte ou le visage que votre appareil reconnaît, ou une clé de sécurité&nbsp;: elle
        ne peut être ni devinée ni donnée à un faux site.
      </Text>
      {passkeys.length > 0 && (
        <ul aria-label="Clés d’accès" className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <div>
                <Text className={styles.name}>{passkey.name}</Text>
                <Text size="small" tone="muted">
                  {`Ajoutée le ${formatDate(passkey.createdAt)}, ${
                    passkey.lastUsedAt === undefined
                      ? 'pas encore utilisée'
                      : `utilisée le ${formatDate(passkey.lastUsedAt)}`
                  }`}
                </Text>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Retirer la clé ${passkey.name}`}
                onClick={() => setRemoved(passkey)}
              >
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      )}
      {supported ? (
        <form
          noValidate
          aria-label="Nouvelle clé d’accès"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            if (check(event.currentTarget)) setAdding(true);
          }}
        >
          <Stack gap={16}>
            <TextField
              label="Nom de la clé"
              name="name"
              maxLength={60}
              autoComplete="off"
              description={'Pour la reconnaître\u00a0: «\u00a0Téléphone de Claire\u00a0».'}
              value={name}
              error={issues.name}
              onValueChange={setName}
            />
            <div>
              <Button type="submit" size="sm">
                Ajouter une clé d’accès
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Text size="small">Ce navigateur ne permet pas d’en ajouter une.</Text>
      )}
      <AskedAgain
        open={isAdding}
        onOpenChange={setAdding}
        question="Ajouter une clé d’accès&nbsp;?"
        confirmLabel="Continuer"
        asksCode={asksCode}
        onConfirm={async (again, refuse) => {
          const codes = await onAdd(name.trim(), again, refuse);
          if (!codes) return;
          setAdding(false);
          setName('');
          setFresh(codes);
        }}
      >
        Votre appareil vous demandera ensuite votre empreinte, votre visage ou votre clé de sécurité.
      </AskedAgain>
      <AskedAgain
        open={removed !== undefined}
        onOpenChange={() => setRemoved(undefined)}
        question={`Retirer la clé «\u00a0${removed?.name ?? ''}\u00a0»\u00a0?`}
        confirmLabel="Retirer"
        asksCode={asksCode}
        onConfirm={async (again, refuse) => {
          if (removed && (await onRemove(removed, again, refuse))) setRemoved(undefined);
        }}
      >
        Elle n’ouvrira plus votre compte. Un e-mail vous le confirme.
      </AskedAgain>
    </Stack>
  );
}
