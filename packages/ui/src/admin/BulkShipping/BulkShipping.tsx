import {
  type AdminOrder,
  carrierChoices,
  carrierFromValue,
  carrierOf,
  objectionsTo,
  type Parcel,
  parcelErrors,
  parcelOf,
  warningLabels,
} from '@nuee/domain';
import { type ClipboardEvent, type SubmitEvent, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogNote } from '../../primitives/Dialog/Dialog.tsx';
import { TruckIcon } from '../../primitives/Icon/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { countOf } from '../countOf.ts';

type Selected = Pick<AdminOrder, '_id' | 'orderNumber' | 'status' | 'warnings' | 'user'>;

export interface BulkShippingProps<Order extends Selected = Selected> {
  /** The selected orders. */
  orders: readonly Order[];
  /** Called with the orders that leave, and the parcel of each by its id. Resolves to whether that was saved. */
  onShip: (orders: readonly Order[], parcels: Record<string, Parcel[]>) => Promise<boolean>;
}

/**
 * Ships the selected orders, each with the number of its parcel: a column that is pasted into one field fills those below it. An order
 * that something speaks against, or that has left, is named and stays as it is.
 *
 * Use it above a table with selected orders; for one order, use `OrderShipping`.
 */
export function BulkShipping<Order extends Selected>({ orders, onShip }: BulkShippingProps<Order>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <TruckIcon size={16} />
        {`Expédier avec numéros (${orders.length})`}
      </Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        {open && <ShippingForm orders={orders} onShip={onShip} onClose={() => setOpen(false)} />}
      </Dialog.Root>
    </>
  );
}

interface ShippingFormProps<Order extends Selected> extends BulkShippingProps<Order> {
  onClose: () => void;
}

function ShippingForm<Order extends Selected>({ orders, onShip, onClose }: ShippingFormProps<Order>) {
  const shipped = orders.filter((order) => reasonsToStay(order).length === 0);
  const left = orders.filter((order) => !shipped.includes(order));
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, setChosen] = useState('');
  const { field, check } = useFieldErrors<string>();
  const { button, save } = useSaving();
  const typedOf = ({ _id }: Order) => {
    const tracking = numbers.get(_id) ?? '';
    return { tracking, carrier: carrierOf(tracking) ?? carrierFromValue(chosen) };
  };
  const paste = (event: ClipboardEvent, first: number): void => {
    const lines = event.clipboardData
      .getData('text/plain')
      .trim()
      .split(/\s*\n\s*/);
    if (lines.length === 1) return;
    event.preventDefault();
    const filled = shipped.slice(first).flatMap(({ _id }, i) => {
      const line = lines[i];
      return line === undefined ? [] : [[_id, line] as const];
    });
    setNumbers(new Map([...numbers, ...filled]));
    for (const [id] of filled) field(id).onValueChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const errors = shipped.map((order) => {
      const { tracking, carrier } = parcelErrors(typedOf(order));
      return [order._id, tracking ?? carrier] as const;
    });
    if (!check(event.currentTarget, Object.fromEntries(errors))) return;
    const parcels = shipped.flatMap((order): [string, Parcel[]][] => {
      const parcel = parcelOf(typedOf(order));
      return parcel ? [[order._id, [parcel]]] : [];
    });
    void save(() => onShip(shipped, Object.fromEntries(parcels))).then((isSaved) => isSaved && onClose());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Title>{`Expédier ${countOf(shipped.length, 'commande')}`}</Dialog.Title>
      <Dialog.Body>
        <Stack gap={12}>
          {left.length > 0 && (
            <Notice tone="info">
              {`${left.length > 1 ? 'Restent comme elles sont' : 'Reste comme elle est'}\u00a0: ${left
                .map((order) => `${order.orderNumber} (${reasonsToStay(order).join(', ')})`)
                .join(', ')}.`}
            </Notice>
          )}
          {shipped.map((order, i) => {
            const { onValueChange, ...tied } = field(order._id);
            return (
              <TextField
                key={order._id}
                label={`${order.orderNumber}, ${order.user.name}`}
                {...(i === 0 && {
                  description: 'Une colonne de numéros collée ici remplit aussi les champs suivants.',
                })}
                autoComplete="off"
                maxLength={500}
                value={numbers.get(order._id) ?? ''}
                {...tied}
                onValueChange={(next) => {
                  onValueChange();
                  setNumbers(new Map([...numbers, [order._id, next]]));
                }}
                onPaste={(event) => paste(event, i)}
              />
            );
          })}
          {shipped.length > 0 && (
            <SelectField
              label="Transporteur"
              name="carrier"
              placeholder="D’après le numéro"
              description="Pour les numéros qui ne le disent pas."
              options={carrierChoices}
              value={chosen}
              onValueChange={setChosen}
            />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        {shipped.length > 0 && (
          <DialogNote>
            <Text size="small">Chaque client reçoit un e-mail, avec le lien vers son colis s’il a un numéro.</Text>
          </DialogNote>
        )}
        <Button variant="secondary" size="sm" onClick={onClose}>
          {shipped.length > 0 ? 'Annuler' : 'Fermer'}
        </Button>
        {shipped.length > 0 && (
          <Button type="submit" size="sm" {...button}>
            Expédier
          </Button>
        )}
      </Dialog.Foot>
    </form>
  );
}

function reasonsToStay(order: Selected): string[] {
  if (order.status === 'shipped' || order.status === 'delivered') return ['déjà partie'];
  return objectionsTo('shipped', order).map((warning) => warningLabels[warning]);
}
