import {
  carrierChoices,
  carrierFromValue,
  carrierOf,
  maxParcels,
  type Parcel,
  type ParcelText,
  parcelErrors,
  parcelName,
  parcelOf,
  type TrackedParcel,
} from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as styles from './OrderShipping.css.ts';

export interface OrderShippingProps extends Omit<CardProps, 'title' | 'children'> {
  /** The status of the order. */
  status: string;
  /** Whether all its money has gone back: it isn't sent any more. Default no. */
  refunded?: boolean;
  /** Those that have left with a number or a link. */
  parcels?: readonly TrackedParcel[] | undefined;
  /** Called when the order leaves. Resolves to whether that was saved. */
  onShip: (shipment: { parcels: Parcel[]; notify: boolean }) => Promise<boolean>;
  /** Called with all parcels of an order that has left. Resolves to whether they were saved. */
  onParcelsChange: (parcels: Parcel[]) => Promise<boolean>;
  /** Called when the order is cancelled, after a confirmation. Resolves to whether that was saved. */
  onCancel: (choice: { notify: boolean }) => Promise<boolean>;
}

/**
 * Marks an order as shipped, with the numbers of its parcels, or until then cancels it after a confirmation; with or
 * without an e-mail to the customer. A number chooses its carrier where only one has such numbers, and can be corrected later.
 *
 * For any other change of its status, use `OrderDetail`.
 */
export function OrderShipping({
  status,
  refunded = false,
  parcels = [],
  onShip,
  onParcelsChange,
  onCancel,
  ...rest
}: OrderShippingProps) {
  const [silent, setSilent] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const { button, save } = useSaving();
  const isCancelled = status === 'cancelled';
  const isSent = status === 'shipped' || status === 'delivered';
  return (
    <Card title="Expédition" {...rest}>
      {isCancelled && <Text size="small">Commande annulée&nbsp;: ses articles sont de retour en stock.</Text>}
      {refunded && !isCancelled && !isSent && (
        <Text size="small">Commande remboursée&nbsp;: elle n’est plus à expédier.</Text>
      )}
      {isSent && <SentParcels parcels={parcels} onChange={onParcelsChange} />}
      {!isCancelled && !isSent && !refunded && (
        <ParcelsForm
          label="Expédition"
          parcels={[]}
          submitLabel="Marquer comme expédiée"
          onSubmit={(typed) => onShip({ parcels: typed, notify: !silent })}
        >
          <Checkbox label="Sans e-mail au client" name="silent" checked={silent} onCheckedChange={setSilent} />
        </ParcelsForm>
      )}
      {!isCancelled && !isSent && (
        <div className={styles.cancelling}>
          <Stack gap={8}>
            {refunded && (
              <Checkbox label="Sans e-mail au client" name="silent" checked={silent} onCheckedChange={setSilent} />
            )}
            <div>
              <Button size="sm" variant="secondary" {...button} onClick={() => setCancelling(true)}>
                Annuler la commande
              </Button>
            </div>
          </Stack>
        </div>
      )}
      <ConfirmDialog
        open={cancelling}
        onOpenChange={setCancelling}
        question="Annuler cette commande ?"
        confirmLabel="Annuler la commande"
        onConfirm={() => {
          setCancelling(false);
          void save(() => onCancel({ notify: !silent }));
        }}
      >
        {`Ses articles retournent en stock. ${silent ? 'Le client ne reçoit pas d’e-mail.' : 'Le client en est informé par e-mail.'}`}
      </ConfirmDialog>
    </Card>
  );
}

interface SentParcelsProps {
  parcels: readonly TrackedParcel[];
  onChange: OrderShippingProps['onParcelsChange'];
}

function SentParcels({ parcels, onChange }: SentParcelsProps) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <ParcelsForm
        label="Colis"
        parcels={parcels}
        submitLabel="Enregistrer"
        onSubmit={async (typed) => {
          const isSaved = await onChange(typed);
          if (isSaved) setEditing(false);
          return isSaved;
        }}
      />
    );
  }
  return (
    <Stack gap={8}>
      {parcels.length === 0 && <Text size="small">Partie sans numéro de suivi.</Text>}
      {parcels.map((parcel) => (
        <Text key={parcel.url} size="small" className={styles.link}>
          <TextLink href={parcel.url} target="_blank" rel="noreferrer">
            {parcelName(parcel)}
          </TextLink>
        </Text>
      ))}
      <div className={styles.screenOnly}>
        <LinkButton onClick={() => setEditing(true)}>
          {parcels.length === 0 ? 'Ajouter un numéro de suivi' : 'Modifier les colis'}
        </LinkButton>
      </div>
    </Stack>
  );
}

interface ParcelsFormProps {
  /** The accessible name of the form. */
  label: string;
  parcels: readonly TrackedParcel[];
  submitLabel: string;
  onSubmit: (parcels: Parcel[]) => Promise<boolean>;
  children?: CardProps['children'];
}

function ParcelsForm({ label, parcels, submitLabel, onSubmit, children }: ParcelsFormProps) {
  const [rows, setRows] = useState<readonly ParcelText[]>(() =>
    parcels.length === 0 ? [blank] : parcels.map(({ carrier, number, url }) => ({ tracking: number ?? url, carrier })),
  );
  const { field, check } = useFieldErrors<string>();
  const { button, save } = useSaving();
  const change = (place: number, part: Partial<ParcelText>) =>
    setRows(rows.map((row, i) => (i === place ? { ...row, ...part } : row)));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const errors = rows.flatMap((row, i) =>
      Object.entries(parcelErrors(row)).map(([name, sentence]) => [`${name}${i}`, sentence] as const),
    );
    if (!check(event.currentTarget, Object.fromEntries(errors))) return;
    void save(() => onSubmit(rows.flatMap((row) => parcelOf(row) ?? [])));
  };
  return (
    <form noValidate aria-label={label} className={styles.screenOnly} onSubmit={submit}>
      <Stack gap={12}>
        {rows.map(({ tracking, carrier }, i) => {
          const ofParcel = rows.length > 1 ? ` du colis ${i + 1}` : '';
          const [number, choice] = [field(`tracking${i}`), field(`carrier${i}`)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, at the end.
            <Stack gap={8} key={i}>
              <TextField
                label={`Numéro ou lien de suivi${ofParcel} (facultatif)`}
                autoComplete="off"
                maxLength={500}
                value={tracking}
                {...number}
                onValueChange={(next) => {
                  number.onValueChange();
                  change(i, { tracking: next, carrier: carrierOf(next) ?? carrier });
                }}
              />
              <SelectField
                label={`Transporteur${ofParcel}`}
                placeholder="À choisir"
                options={carrierChoices}
                value={carrier ?? ''}
                {...choice}
                onValueChange={(next) => {
                  choice.onValueChange();
                  change(i, { carrier: carrierFromValue(next) });
                }}
              />
            </Stack>
          );
        })}
        {rows.length < maxParcels && (
          <div>
            <LinkButton onClick={() => setRows([...rows, blank])}>Ajouter un colis</LinkButton>
          </div>
        )}
        {children}
        <div>
          <Button type="submit" size="sm" {...button}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const blank: ParcelText = { tracking: '', carrier: undefined };
