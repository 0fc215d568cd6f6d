import { type Again, type AsksCode, codeIssue, fieldIssues, formatCount, type Refuse } from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { RecoveryCodes } from '../../internal/RecoveryCodes.tsx';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AskedAgain } from '../AskedAgain/AskedAgain.tsx';
import * as styles from './SecondFactor.css.ts';

/** What an app is given. */
export interface FactorProposal {
  secret: string;
  /** The picture to scan: its rows, each `true` a dark square. */
  picture: readonly (readonly boolean[])[];
}

export interface SecondFactorProps extends Omit<PartProps<'div'>, 'children'> {
  /** Whether an app gives codes. */
  isOn: boolean;
  /** Whether a login takes a code, or a passkey in its place. Default whether an app gives codes. */
  asksCode?: AsksCode | undefined;
  /** How many recovery codes are left. */
  recoveryCodes: number;
  /** Called to begin. Resolves to what the app is given, or to undefined where that failed. */
  onPropose: (again: Again, refuse: Refuse) => Promise<FactorProposal | undefined>;
  /** Called with the first code of the app. Resolves to the recovery codes; to none where the account has some. */
  onConfirm: (code: string, refuse: Refuse) => Promise<readonly string[] | undefined>;
  /** Called to get other recovery codes, which end those before. Resolves to them. */
  onRenew: (again: Again, refuse: Refuse) => Promise<readonly string[] | undefined>;
  /** Called to take no codes any more. Resolves to whether that was done. */
  onRemove: (again: Again, refuse: Refuse) => Promise<boolean>;
}

const questionsOf = (asksCode: AsksCode) => ({
  propose: {
    question: 'Activer les codes\u00a0?',
    confirmLabel: 'Continuer',
    text: 'Rien ne change encore\u00a0: vous choisirez d’abord une application sur votre téléphone.',
  },
  renew: {
    question: 'Remplacer les codes de secours\u00a0?',
    confirmLabel: 'Remplacer',
    text: 'Ceux que vous avez imprimés ne vaudront plus rien.',
  },
  remove: {
    question: 'Désactiver les codes\u00a0?',
    confirmLabel: 'Désactiver',
    text:
      asksCode === 'orPasskey'
        ? 'Vos clés d’accès restent demandées. Un e-mail vous le confirme.'
        : 'Votre mot de passe suffira de nouveau pour ouvrir l’administration. Un e-mail vous le confirme.',
  },
});

/**
 * The one-time codes of an account: begun with an app, with recovery codes that are shown once, and ended.
 *
 * Use it on the page of the own account; to ask for a code before an action, use `AskedAgain`.
 */
export function SecondFactor({
  isOn,
  asksCode = isOn,
  recoveryCodes,
  onPropose,
  onConfirm,
  onRenew,
  onRemove,
  ...rest
}: SecondFactorProps) {
  const [asking, setAsking] = useState<'propose' | 'renew' | 'remove'>();
  const [proposal, setProposal] = useState<FactorProposal>();
  const [fresh, setFresh] = useState<readonly string[]>();
  const shown = questionsOf(asksCode)[asking ?? 'propose'];
  const answer = async (again: Again, refuse: Refuse): Promise<void> => {
    const proposed = asking === 'propose' ? await onPropose(again, refuse) : undefined;
    const codes = asking === 'renew' ? await onRenew(again, refuse) : undefined;
    const isRemoved = asking === 'remove' && (await onRemove(again, refuse));
    setProposal(proposed);
    setFresh(codes);
    if (proposed || codes || isRemoved) setAsking(undefined);
  };
  return (
    <Stack gap={16} {...rest}>
      {fresh ? (
        <RecoveryCodes codes={fresh} onDone={() => setFresh(undefined)} />
      ) : proposal ? (
        <FirstCode
          proposal={proposal}
          onCancel={() => setProposal(undefined)}
          onConfirm={async (code, refuse) => {
            const codes = await onConfirm(code, refuse);
            if (!codes) return;
            setProposal(undefined);
            // The account had some before.
            if (codes.length > 0) setFresh(codes);
          }}
        />
      ) : (
        <>
          {isOn ? (
            <div>
              <Badge tone="neutral">Activés</Badge>
            </div>
          ) : (
            <Text size="small" tone="muted">
              En plus du mot de passe, un code à six chiffres qu’une application de votre téléphone affiche (Aegis,
              Google Authenticator, 1Password…)&nbsp;: un mot de passe volé ne suffit plus.
            </Text>
          )}
          {asksCode !== false && (
            <Text size="small" tone="muted">
              {recoveryCodes === 0
                ? 'Il ne vous reste aucun code de secours\u00a0: si vous perdez votre téléphone, vous ne pourrez plus entrer.'
                : `Codes de secours qui restent\u00a0: ${formatCount(recoveryCodes)}.`}
            </Text>
          )}
          <Inline gap={8}>
            {!isOn && (
              <Button size="sm" onClick={() => setAsking('propose')}>
                Activer les codes
              </Button>
            )}
            {asksCode !== false && (
              <Button size="sm" variant="secondary" onClick={() => setAsking('renew')}>
                Nouveaux codes de secours
              </Button>
            )}
            {isOn && (
              <Button size="sm" variant="secondary" onClick={() => setAsking('remove')}>
                Désactiver les codes
              </Button>
            )}
          </Inline>
        </>
      )}
      <AskedAgain
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        question={shown.question}
        confirmLabel={shown.confirmLabel}
        asksCode={asksCode}
        onConfirm={answer}
      >
        {shown.text}
      </AskedAgain>
    </Stack>
  );
}

interface FirstCodeProps {
  proposal: FactorProposal;
  onConfirm: (code: string, refuse: Refuse) => Promise<void>;
  onCancel: () => void;
}

function FirstCode({ proposal: { secret, picture }, onConfirm, onCancel }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const { button, save } = useSaving();
  const { issues, check, refuse } = useCheckedForm(fieldIssues({ code: codeIssue(code) }), { code });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!button.loading && check(event.currentTarget)) void save(() => onConfirm(code, refuse));
  };
  return (
    <form noValidate aria-label="Premier code" onSubmit={submit}>
      <Stack gap={16}>
        <Text>Photographiez cette image avec l’application, ou tapez-y la clé.</Text>
        <svg
          role="img"
          aria-label="Image à photographier avec l’application"
          viewBox={`0 0 ${picture.length} ${picture.length}`}
          className={styles.picture}
        >
          <path d={squaresOf(picture)} />
        </svg>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <TextField
          label="Code affiché par l’application"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={issues.code}
          onValueChange={setCode}
        />
        <Inline gap={8}>
          <Button type="submit" size="sm" {...button}>
            Activer
          </Button>
          <Button size="sm" variant="secondary" onClick={onCancel}>
            Annuler
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The dark squares as one path. */
const squaresOf = (picture: FactorProposal['picture']): string =>
  picture.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
