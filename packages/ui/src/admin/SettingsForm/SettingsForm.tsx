import {
  type AsksCode,
  cartEffects,
  changedIban,
  formatIban,
  hasMethods,
  noticeChoices,
  type Refuse,
  type SettingEdits,
  type SettingField,
  type SettingsChange,
  settingDifferences,
  settingEffects,
  settingFields,
  settingIssues,
  settingsChange,
  settingText,
} from '@nuee/domain';
import type { ShopSettings } from '@nuee/domain/live';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AskedAgain } from '../AskedAgain/AskedAgain.tsx';
import { Card } from '../Card/Card.tsx';
import { EditConflict } from '../EditConflict/EditConflict.tsx';
import * as styles from './SettingsForm.css.ts';

export interface SettingsFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** What the shop goes by. When others change it while somebody types here, what differs is asked about. */
  settings: ShopSettings;
  /**
   * Called with the differences, and with the password where the IBAN is one of them. Resolves to whether they were saved; until then
   * what was typed stays. `refuse` marks a field that the API refuses.
   */
  onSave: (change: SettingsChange, refuse: Refuse) => Promise<boolean>;
  /** Whether the account has one-time codes: another IBAN takes one then. Default none. */
  asksCode?: AsksCode | undefined;
  /** Called with whether there are unsaved changes, whenever that changes. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * The settings of a live shop, with a list of what saving would change.
 *
 * Use it for users who may change them; to only show them, use `DataList`.
 */
export function SettingsForm({ settings, onSave, asksCode, onUnsavedChange, ...rest }: SettingsFormProps) {
  const [edits, setEdits] = useState<SettingEdits>({});
  // The settings that the edits are based on: saving over newer ones needs a confirmation.
  const [base, setBase] = useState(settings);
  const effects = settingEffects(base, edits);
  const shown = [...effects, ...cartEffects(base, edits)];
  const found = settingIssues(edits);
  const { issues, check, refuse } = useCheckedForm(found, edits);
  const [asking, setAsking] = useState<SettingsChange>();
  const newIban = (asking && changedIban(asking)) ?? '';
  const { button, save } = useSaving();
  const unsaved = effects.length > 0 || Object.keys(found).length > 0;
  // An answer on its way may be older than what was just saved.
  const isNewer = settings.version > base.version;
  const differences = isNewer && unsaved ? settingDifferences(base, settings, edits) : [];
  const follow = (kept: ReadonlySet<string>): void => {
    setEdits((current) => {
      const before = differences.filter(({ field, isTyped }) => !isTyped && kept.has(field));
      const left = Object.entries(current).filter(
        ([name]) => kept.has(name) || !differences.some(({ field }) => field === name),
      );
      return Object.fromEntries([...left, ...before.map(({ field }) => [field, settingText(base, field)])]);
    });
    setBase(settings);
  };
  const isAsked = differences.length > 0;
  if (isNewer && !isAsked) setBase(settings);
  const conflict = useRef<HTMLDivElement>(null);
  useEffect(() => onUnsavedChange?.(unsaved), [onUnsavedChange, unsaved]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isAsked) conflict.current?.focus();
    if (isAsked || button.loading || !check(event.currentTarget)) return;
    const change = settingsChange(base, edits);
    if (changedIban(change) !== undefined) setAsking(change);
    else if (await save(() => onSave(change, refuse))) setEdits({});
  };
  // Delivery methods have fees of their own.
  const isUsed = (field: SettingField) => !(field.startsWith('shipping.') && hasMethods(base));
  const type = (field: SettingField, typed: string) => setEdits((current) => ({ ...current, [field]: typed }));
  return (
    <>
      <form noValidate aria-label="Paramètres" onSubmit={(event) => void submit(event)} {...rest}>
        <Stack gap={24}>
          {isAsked && <EditConflict ref={conflict} differences={differences} onDecide={follow} />}
          <Grid columns={{ base: 1, lg: 2 }} gap={24} alignItems="start">
            {groups.map(({ title, where, fields }) => (
              <Card key={title} title={title}>
                <Stack gap={16}>
                  <Text size="small" tone="muted">
                    {where}
                  </Text>
                  {fields.filter(isUsed).map((field) => (
                    <Setting
                      key={field}
                      field={field}
                      value={edits[field] ?? settingText(base, field)}
                      error={issues[field]}
                      onValueChange={(typed) => type(field, typed)}
                    />
                  ))}
                </Stack>
              </Card>
            ))}
          </Grid>
          <Card title="Avant d’enregistrer">
            {effects.length === 0 ? (
              <Text size="small" tone="muted">
                Rien ne change.
              </Text>
            ) : (
              <ul aria-label="Ce qui change" className={styles.effects}>
                {shown.map(({ label, from, to }) => (
                  <li key={label} className={styles.effect}>
                    <Text as="span" size="small">{`${label}\u00a0: ${from} → ${to}`}</Text>
                  </li>
                ))}
              </ul>
            )}
            {unsaved && (
              <Inline gap={8}>
                <Button type="submit" size="sm" {...button}>
                  Enregistrer
                </Button>
                <Button size="sm" variant="secondary" onClick={() => setEdits({})}>
                  Tout remettre
                </Button>
              </Inline>
            )}
          </Card>
        </Stack>
      </form>
      <AskedAgain
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        question={'Changer l’IBAN\u00a0?'}
        confirmLabel="Changer l’IBAN"
        asksCode={asksCode}
        onConfirm={async (again, refuseAgain) => {
          if (!asking) return;
          let isWrong = false;
          const saved = await onSave({ ...asking, ...again }, (field, sentence) => {
            isWrong = field === 'password' || field === 'code';
            (isWrong ? refuseAgain : refuse)(field, sentence);
          });
          if (saved) setEdits({});
          // Another password doesn't help where something else was refused.
          if (!isWrong) setAsking(undefined);
        }}
      >
        {newIban === ''
          ? 'Sans IBAN, plus aucune commande ne peut être payée par virement.'
          : `Vos clients paieront désormais au compte ${formatIban(newIban)}.`}
      </AskedAgain>
    </>
  );
}

/** `where`: what a change of them is seen on. */
const groups: readonly { title: string; where: string; fields: readonly SettingField[] }[] = [
  {
    title: 'Boutique',
    where: 'Se lit au pied des pages, sur la page Contact et dans les e-mails.',
    fields: ['identity.name', 'identity.email', 'identity.phone', 'identity.address', 'hours'],
  },
  {
    title: 'Livraison et TVA',
    where: 'S’applique aux paniers et aux prochaines commandes\u00a0; les commandes passées gardent leur prix.',
    fields: ['shipping.fee', 'shipping.freeAbove', 'vat.rate', 'vat.included'],
  },
  {
    title: 'Identité légale',
    where: 'Se lit dans les mentions légales, les conditions générales et sur les factures.',
    fields: [
      'identity.legalForm',
      'identity.capital',
      'identity.rcs',
      'identity.siret',
      'identity.vatNumber',
      'identity.publisher',
      'identity.host',
    ],
  },
  {
    title: 'Virement bancaire',
    where: 'Se lit à la fin d’une commande par virement et dans son e-mail.',
    fields: [
      'bankTransfer.beneficiary',
      'bankTransfer.iban',
      'bankTransfer.bic',
      'bankTransfer.expiresAfterDays',
      'reminderDays',
    ],
  },
  {
    title: 'Quantités',
    where: 'S’applique aux paniers et aux prochaines commandes.',
    fields: ['mostPieces'],
  },
  {
    title: 'Vacances',
    where:
      'Entre ces deux jours, les pages restent et portent votre phrase, mais aucune commande n’est prise. La boutique reprend d’elle-même le lendemain.',
    fields: ['holidays.from', 'holidays.to', 'holidays.sentence'],
  },
  {
    title: 'Médiateur',
    where: 'Se lit au pied des pages et dans les conditions générales.',
    fields: ['mediator.name', 'mediator.address', 'mediator.site'],
  },
  {
    title: 'Ce que la boutique met en avant',
    where: 'Montre ou cache mentions, prix barrés, avis et inscription, sur toutes les pages.',
    fields: ['switches.badges', 'switches.promotions', 'switches.reviews', 'switches.newsletter'],
  },
  {
    title: 'E-mails à la boutique',
    where: 'Partent aux comptes des propriétaires, aussitôt ou dans un seul e-mail par jour.',
    fields: [
      'notifications.order',
      'notifications.message',
      'notifications.withdrawal',
      'notifications.cancellation',
      'notifications.stock',
      'notifications.failure',
      'notifications.iban',
    ],
  },
];

/** How the shop interprets what is typed. */
const hints: Partial<Record<SettingField, string>> = {
  'holidays.sentence': 'Comme «\u00a0Les commandes reprennent le 17\u00a0août, bel été\u00a0!\u00a0»',
  hours: 'Un point-virgule sépare les lignes de la page Contact.',
};

const units = {
  text: '',
  amount: ' (€)',
  rate: ' (%)',
  days: ' (jours)',
  daysOrNone: ' (jours, 0 pour jamais)',
  pieces: '',
  day: '',
  switch: '',
} as const;

interface SettingProps {
  field: SettingField;
  value: string;
  error: string | undefined;
  onValueChange: (typed: string) => void;
}

function Setting({ field, value, error, onValueChange }: SettingProps) {
  const { label, kind } = settingFields[field];
  if (kind === 'switch') {
    return (
      <Checkbox
        label={label}
        name={field}
        checked={value === 'true'}
        onCheckedChange={(on) => onValueChange(String(on))}
      />
    );
  }
  if (kind === 'notice') {
    return (
      <SelectField label={label} name={field} options={noticeChoices} value={value} onValueChange={onValueChange} />
    );
  }
  return (
    <TextField
      label={`${label}${units[kind]}`}
      name={field}
      description={hints[field]}
      autoComplete="off"
      maxLength={300}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={
        kind === 'text' || kind === 'day'
          ? undefined
          : kind === 'days' || kind === 'daysOrNone' || kind === 'pieces'
            ? 'numeric'
            : 'decimal'
      }
      value={value}
      error={error}
      onValueChange={onValueChange}
    />
  );
}
