import { trackingUrlError } from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as styles from './OrderShipping.css.ts';

export interface OrderShippingProps extends Omit<CardProps, 'title' | 'children'> {
  /** The status of the order. */
  status: string;
  /** Whether its money has gone back: once it is delivered too, there is nothing left to cancel. Default no. */
  refunded?: boolean;
  /** The tracking link, once the parcel has left with one. */
  trackingUrl?: string | undefined;
  /** Called when the parcel leaves. Resolves to whether that was saved. */
  onShip: (shipment: { trackingUrl?: string; notify: boolean }) => Promise<boolean>;
  /** Called when the order is cancelled, after a confirmation. Resolves to whether that was saved. */
  onCancel: (choice: { notify: boolean }) => Promise<boolean>;
}

/**
 * Marks an order as shipped, with its tracking link, or cancels it after a confirmation; with or without an e-mail to
 * the customer.
 *
 * For any other change of its status, use `OrderDetail`.
 */
export function OrderShipping({
  status,
  refunded = false,
  trackingUrl,
  onShip,
  onCancel,
  ...rest
}: OrderShippingProps) {
  const [silent, setSilent] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const { button, save } = useSaving();
  const isCancelled = status === 'cancelled';
  const isOver = refunded && status === 'delivered';
  const isSent = status === 'shipped' || status === 'delivered';
  return (
    <Card title="Expédition" {...rest}>
      {isCancelled && <Text size="small">Commande annulée&nbsp;: ses articles sont de retour en stock.</Text>}
      {isSent && (
        <Text size="small" className={styles.link}>
          {trackingUrl === undefined ? (
            'Partie sans lien de suivi.'
          ) : (
            <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingUrl}
            </TextLink>
          )}
        </Text>
      )}
      {!isCancelled && !isSent && (
        <ShippingForm onShip={(shipment) => onShip({ ...shipment, notify: !silent })}>
          <Checkbox label="Sans e-mail au client" name="silent" checked={silent} onCheckedChange={setSilent} />
        </ShippingForm>
      )}
      {!isCancelled && !isOver && (
        <div className={styles.cancelling}>
          <Stack gap={8}>
            {isSent && (
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

interface ShippingFormProps {
  onShip: (shipment: { trackingUrl?: string }) => Promise<boolean>;
  children: CardProps['children'];
}

function ShippingForm({ onShip, children }: ShippingFormProps) {
  const { field, check } = useFieldErrors<'trackingUrl'>();
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const trackingUrl = String(new FormData(form).get('trackingUrl')).trim();
    if (!check(form, { trackingUrl: trackingUrlError(trackingUrl) })) return;
    void save(() => onShip(trackingUrl === '' ? {} : { trackingUrl }));
  };
  return (
    <form noValidate aria-label="Expédition" className={styles.screenOnly} onSubmit={submit}>
      <Stack gap={12}>
        <TextField
          label="Lien de suivi (facultatif)"
          type="url"
          autoComplete="off"
          maxLength={500}
          {...field('trackingUrl')}
        />
        {children}
        <div>
          <Button type="submit" size="sm" {...button}>
            Marquer comme expédiée
          </Button>
        </div>
      </Stack>
    </form>
  );
}
