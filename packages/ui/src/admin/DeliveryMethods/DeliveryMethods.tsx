import {
  type Delivery,
  type DeliveryMethod,
  deliveryKindLabels,
  deliveryKinds,
  endedBy,
  hasMethods,
  knownCountries,
  methodForm,
  methodIssues,
  methodLine,
  moveMethod,
  relayNeedsKey,
  withMethod,
} from '@nuee/domain';
import { type SubmitEvent, useId, useState } from 'react';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../Card/Card.tsx';
import * as styles from './DeliveryMethods.css.ts';

export interface DeliveryMethodsProps {
  /** The methods in their order, and the countries of the shop. */
  delivery: Delivery;
  /** Whether a carrier lists relay points: without one, no method of them can be offered. */
  relayPoints?: boolean | undefined;
  /** Called with all methods, or all countries, as they shall be. Resolves to whether they were saved. */
  onSave: (change: Partial<Delivery>) => Promise<boolean>;
}

/**
 * How the shop delivers: methods with their prices, in the order in which customers read them, and the countries.
 *
 * Use it in the settings of a live shop; for what customers choose among, use `DeliveryChoice`.
 */
export function DeliveryMethods({ delivery, relayPoints = false, onSave }: DeliveryMethodsProps) {
  const { methods } = delivery;
  const [edited, setEdited] = useState<DeliveryMethod | 'new'>();
  const [leaving, setLeaving] = useState<DeliveryMethod>();
  const { button, save } = useSaving();
  const keep = (next: DeliveryMethod[]) => void save(() => onSave({ methods: next }));
  return (
    <Card title="Modes de livraison">
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {hasMethods({ delivery })
            ? 'Vos clients choisissent parmi ceux qui desservent leur adresse, dans cet ordre. Les commandes passées gardent leur mode et son prix.'
            : 'Tant qu’aucun mode n’est proposé, toute commande paie les frais de livraison des paramètres.'}
        </Text>
        {methods.length > 0 && (
          <ol aria-label="Modes de livraison" className={styles.list}>
            {methods.map((method, at) => (
              <li key={method.id} className={styles.item}>
                <div className={styles.facts}>
                  <div className={styles.name}>
                    <Text as="span">{method.name}</Text>
                    <Text as="span" size="caption" tone="muted">
                      {deliveryKindLabels[method.kind]}
                    </Text>
                    {!method.active && <Badge tone="neutral">Non proposé</Badge>}
                  </div>
                  <Text size="small" tone="muted">
                    {methodLine(method)}
                  </Text>
                </div>
                <Inline gap={16}>
                  {at > 0 && (
                    <Act of={method} onPress={() => keep(moveMethod(methods, method.id, -1))}>
                      Monter
                    </Act>
                  )}
                  {at < methods.length - 1 && (
                    <Act of={method} onPress={() => keep(moveMethod(methods, method.id, 1))}>
                      Descendre
                    </Act>
                  )}
                  <Act of={method} onPress={() => setEdited(method)}>
                    Modifier
                  </Act>
                  <Act of={method} onPress={() => setLeaving(method)}>
                    Supprimer
                  </Act>
                </Inline>
              </li>
            ))}
          </ol>
        )}
        <div>
          <Button size="sm" variant="secondary" {...button} onClick={() => setEdited('new')}>
            Ajouter un mode
          </Button>
        </div>
        <Countries delivery={delivery} onSave={onSave} />
      </Stack>
      <Dialog.Root open={edited !== undefined} onOpenChange={() => setEdited(undefined)} size="sm">
        {edited !== undefined && (
          <MethodFields
            delivery={delivery}
            relayPoints={relayPoints}
            method={edited === 'new' ? undefined : edited}
            onDismiss={() => setEdited(undefined)}
            onSave={async (next) => {
              if (await onSave({ methods: next })) setEdited(undefined);
            }}
          />
        )}
      </Dialog.Root>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        question={`Supprimer «\u00a0${leaving?.name ?? ''}\u00a0»\u00a0?`}
        confirmLabel="Supprimer"
        onConfirm={() => {
          keep(methods.filter(({ id }) => id !== leaving?.id));
          setLeaving(undefined);
        }}
      >
        Vos clients ne pourront plus le choisir. Les commandes passées gardent son nom et son prix.
      </ConfirmDialog>
    </Card>
  );
}

function Act({ of, onPress, children }: { of: DeliveryMethod; onPress: () => void; children: string }) {
  return (
    <LinkButton onClick={onPress}>
      {children}
      <VisuallyHidden>{`\u00a0: ${of.name}`}</VisuallyHidden>
    </LinkButton>
  );
}

const optionsOf = (countries: readonly string[]) => countries.map((value) => ({ value, label: value }));

function Countries({ delivery, onSave }: Pick<DeliveryMethodsProps, 'delivery' | 'onSave'>) {
  const [typed, setTyped] = useState<string[]>();
  const { button, save } = useSaving();
  const countries = typed ?? delivery.countries;
  const ended = endedBy(delivery, countries);
  const isChanged = String(countries) !== String(delivery.countries);
  return (
    <Stack gap={12}>
      <CheckboxGroup
        label="Pays livrés"
        name="delivery.countries"
        options={optionsOf(knownCountries)}
        value={countries}
        error={countries.length === 0 ? 'Cochez au moins un pays.' : undefined}
        onValueChange={setTyped}
      />
      {isChanged && countries.length > 0 && (
        <>
          {ended.length > 0 && (
            <Text size="small" role="status">
              {`Vos clients ne pourront plus choisir\u00a0: ${ended.join(', ')}.`}
            </Text>
          )}
          <div>
            <Button
              size="sm"
              {...button}
              onClick={() =>
                void save(async () => {
                  if (await onSave({ countries })) setTyped(undefined);
                })
              }
            >
              Enregistrer les pays
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

interface MethodFieldsProps {
  delivery: Delivery;
  relayPoints: boolean;
  method: DeliveryMethod | undefined;
  onDismiss: () => void;
  onSave: (methods: DeliveryMethod[]) => Promise<void>;
}

function MethodFields({ delivery: { methods, countries }, relayPoints, method, onDismiss, onSave }: MethodFieldsProps) {
  const formId = useId();
  const keyId = useId();
  const [form, setForm] = useState(() => methodForm(countries, method));
  const { issues, check } = useCheckedForm(methodIssues(form));
  const { button, save } = useSaving();
  const isOfferable = form.kind !== 'relay' || relayPoints;
  const active = form.active && isOfferable;
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!button.loading && check(event.currentTarget))
      void save(() => onSave(withMethod(methods, { ...form, active }, method)));
  };
  const text = (name: 'name' | 'text' | 'fee' | 'freeAbove' | 'maxWeight') => ({
    name,
    autoComplete: 'off',
    value: form[name],
    onValueChange: (next: string) => change({ [name]: next }),
  });
  return (
    <>
      <Dialog.Title>{method ? method.name : 'Nouveau mode de livraison'}</Dialog.Title>
      <Dialog.Body>
        <form id={formId} noValidate aria-label="Mode de livraison" onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              label="Nom"
              description="Comme «\u00a0Colissimo à domicile\u00a0»."
              maxLength={60}
              error={issues.name}
              {...text('name')}
            />
            <SelectField
              label="Sorte"
              name="kind"
              options={deliveryKinds.map((value) => ({ value, label: deliveryKindLabels[value] }))}
              value={form.kind}
              onValueChange={(next) => {
                const kind = deliveryKinds.find((each) => each === next);
                if (kind) change({ kind });
              }}
            />
            <TextField
              label="Précision (facultatif)"
              description="Comme «\u00a02 à 3 jours ouvrés\u00a0», ou l’adresse où l’on retire."
              maxLength={200}
              {...text('text')}
            />
            <TextField label="Prix (€)" inputMode="decimal" error={issues.fee} {...text('fee')} />
            <TextField
              label="Offert au-dessus de (€, facultatif)"
              inputMode="decimal"
              error={issues.freeAbove}
              {...text('freeAbove')}
            />
            <TextField
              label="Poids maximal (g, facultatif)"
              description="Compte les flacons dont vous avez indiqué le poids."
              inputMode="numeric"
              error={issues.maxWeight}
              {...text('maxWeight')}
            />
            <CheckboxGroup
              label="Pays"
              name="countries"
              options={optionsOf(countries)}
              value={form.countries}
              error={issues.countries}
              onValueChange={(next) => change({ countries: next })}
            />
            <Checkbox
              label="Proposé aux clients"
              name="active"
              checked={active}
              disabled={!isOfferable}
              aria-describedby={isOfferable ? undefined : keyId}
              onCheckedChange={(next) => change({ active: next })}
            />
            {!isOfferable && (
              <Text id={keyId} size="small">
                {relayNeedsKey}
              </Text>
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onDismiss}>
          Annuler
        </Button>
        <Button type="submit" form={formId} size="sm" {...button}>
          Enregistrer
        </Button>
      </Dialog.Foot>
    </>
  );
}
