import {
  type Again,
  type AsksCode,
  type CardMode,
  type CardsField,
  type CardsText,
  cardBankChoices,
  cardModeChoices,
  cardsChange,
  cardsEffect,
  cardsIssues,
  cardsText,
  formatDate,
  type Refuse,
} from '@nuee/domain';
import type { Cards, CardsChange } from '@nuee/domain/live';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AskedAgain } from '../AskedAgain/AskedAgain.tsx';
import { Card } from '../Card/Card.tsx';

export interface CardPaymentsProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** How cards are taken. */
  cards: Cards;
  /** Where the bank sends what became of a payment: an address of the API. */
  notificationUrl: string;
  /** Called with what was typed and the password. Resolves to whether it was saved; until then what was typed stays. */
  onSave: (change: CardsChange & Again, refuse: Refuse) => Promise<boolean>;
  /** Called with the password to take cards no more. Resolves to whether that was done. */
  onRemove: (again: Again, refuse: Refuse) => Promise<boolean>;
  /** Whether the account has one-time codes: one is asked for then. Default none. */
  asksCode?: AsksCode | undefined;
  /** Called with whether there are unsaved changes, whenever that changes. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * How a live shop takes cards: its bank, its number there and the keys, which are typed and never shown.
 *
 * Use it in the settings of a live shop; for what customers choose among, use `PaymentChoice`.
 */
export function CardPayments({
  cards,
  notificationUrl,
  onSave,
  onRemove,
  asksCode,
  onUnsavedChange,
  ...rest
}: CardPaymentsProps) {
  const [edits, setEdits] = useState<Partial<CardsText>>({});
  const [asking, setAsking] = useState<CardsChange>();
  const [removing, setRemoving] = useState(false);
  const typed = { ...cardsText(cards), ...edits };
  const { issues, check, refuse } = useCheckedForm(cardsIssues(typed, cards), typed);
  const change = cardsChange(typed, cards);
  const isNew = cards.bank === undefined;
  const verb = isNew ? 'Prendre les cartes' : 'Enregistrer';
  const unsaved = JSON.stringify(typed) !== JSON.stringify(cardsText(cards));
  useEffect(() => onUnsavedChange?.(unsaved), [onUnsavedChange, unsaved]);

  if (cards.fixed) {
    return (
      <Card title="Paiement par carte">
        <Text>
          {`Réglé par la personne qui a installé la boutique\u00a0: boutique ${cards.siteId}, ${cards.mode === 'TEST' ? 'en mode test' : 'en mode réel'}. Demandez-lui de le changer.`}
        </Text>
      </Card>
    );
  }
  const field = (name: TypedField) => ({
    name,
    value: typed[name],
    error: issues[name],
    onValueChange: (text: string) => setEdits((current) => ({ ...current, [name]: text })),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (check(event.currentTarget) && change) setAsking(change);
  };
  return (
    <>
      <Card title="Paiement par carte">
        <form noValidate aria-label="Paiement par carte" onSubmit={submit} {...rest}>
          <Stack gap={16}>
            <Text size="small" tone="muted">
              {isNew
                ? 'Vos clients paient par virement. Pour prendre les cartes, signez un contrat de vente à distance avec l’une de ces banques, puis recopiez ici ce que son espace marchand montre sous «\u00a0Paramétrage\u00a0», «\u00a0Boutique\u00a0» (algorithme HMAC-SHA-256).'
                : cards.mode === 'TEST'
                  ? 'La carte est proposée en mode test\u00a0: aucune n’est débitée, et ces commandes restent impayées.'
                  : 'Vos clients paient par carte. Les remboursements se font dans l’espace marchand de votre banque, puis se notent dans la commande.'}
            </Text>
            {cards.mode !== undefined && cards.keys[cards.mode]?.lost && (
              <Notice tone="critical">
                La boutique a changé de machine, et ne sait plus lire ses clés&nbsp;: la carte n’est plus proposée.
                Recopiez-les.
              </Notice>
            )}
            <SelectField label="Banque" placeholder="Choisir…" options={cardBankChoices} {...field('bank')} />
            <TextField
              label="Numéro de boutique"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              {...field('siteId')}
            />
            <KeyField label="Clé de test" saved={cards.keys.TEST} {...field('keys.TEST')} />
            <KeyField label="Clé de production" saved={cards.keys.PRODUCTION} {...field('keys.PRODUCTION')} />
            <RadioList
              label="Mode"
              name="mode"
              options={cardModeChoices}
              value={typed.mode}
              onValueChange={(mode) => setEdits((current) => ({ ...current, mode }))}
            />
            <Text size="small" tone="muted">
              {
                'Recopiez cette adresse dans l’espace marchand, sous «\u00a0Règles de notifications\u00a0», pour les deux modes\u00a0:'
              }{' '}
              <code>{notificationUrl}</code>
            </Text>
            <Inline gap={8}>
              {(isNew || unsaved) && (
                <Button type="submit" size="sm">
                  {verb}
                </Button>
              )}
              {!isNew && (
                <Button size="sm" variant="secondary" onClick={() => setRemoving(true)}>
                  Ne plus prendre les cartes
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      </Card>
      <AskedAgain
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        question={isNew ? 'Prendre les cartes\u00a0?' : 'Enregistrer le paiement par carte\u00a0?'}
        confirmLabel={verb}
        asksCode={asksCode}
        onConfirm={async (again, refuseAgain) => {
          if (!asking) return;
          let isWrong = false;
          const saved = await onSave({ ...asking, ...again }, (name, sentence) => {
            isWrong = name === 'password' || name === 'code';
            (isWrong ? refuseAgain : refuse)(name, sentence);
          });
          if (saved) setEdits({});
          // Another password doesn't help where something else was refused.
          if (!isWrong) setAsking(undefined);
        }}
      >
        {asking && cardsEffect(asking, cards)}
      </AskedAgain>
      <AskedAgain
        open={removing}
        onOpenChange={setRemoving}
        question={'Ne plus prendre les cartes\u00a0?'}
        confirmLabel="Ne plus prendre les cartes"
        asksCode={asksCode}
        onConfirm={async (again, refuseAgain) => {
          if (!(await onRemove(again, refuseAgain))) return;
          setEdits({});
          setRemoving(false);
        }}
      >
        Vos clients ne paieront plus que par virement, et les clés sont oubliées. Un paiement qui est en cours à la
        banque en ce moment ne sera pas reconnu.
      </AskedAgain>
    </>
  );
}

type TypedField = Exclude<CardsField, 'mode'>;

interface KeyFieldProps {
  label: string;
  name: TypedField;
  saved: Cards['keys'][CardMode];
  value: string;
  error: string | undefined;
  onValueChange: (typed: string) => void;
}

function KeyField({ saved, ...field }: KeyFieldProps) {
  const description = !saved
    ? undefined
    : saved.lost
      ? 'À recopier\u00a0: la boutique ne sait plus la lire.'
      : `Enregistrée le ${formatDate(saved.since)}, et jamais montrée. Laissez vide pour la garder.`;
  return <TextField autoComplete="off" maxLength={80} description={description} {...field} />;
}
