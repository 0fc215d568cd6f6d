import {
  type Address,
  type Bottle,
  bottleLabel,
  formatPrice,
  isSameBottle,
  keptItems,
  missingAddressFields,
  type OrderItem,
  type Refuse,
  readStock,
} from '@nuee/domain';
import type { EditedOrder, OrderEdit } from '@nuee/domain/live';
import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AddressFields, type NamedField } from '../AddressFields.tsx';
import { countOf } from '../countOf.ts';

export interface OrderEditDialogProps {
  /** The order as it is, with what its lines and its delivery may become. */
  edited: Pick<EditedOrder, 'order' | 'bottles' | 'methods'>;
  /** Called to learn what an edit would do. Resolves to that; to `undefined` where it is refused, which `refuse` says at its field. */
  onPreview: (edit: OrderEdit, refuse: Refuse) => Promise<EditedOrder | undefined>;
  /** Called with the edit that was previewed. Resolves to whether it was saved; until then the dialog stays. */
  onEdit: (edit: OrderEdit, refuse: Refuse) => Promise<boolean>;
  /** Called when it is left without an edit. */
  onDismiss: () => void;
}

/**
 * Changes lines, addresses and delivery of an order before it leaves. It first says what follows for money, papers, stock and customer;
 * then its button does that.
 *
 * Use it for an order that hasn’t left; to give money back without anything else, use `RefundDialog`.
 */
export function OrderEditDialog({ edited, onPreview, onEdit, onDismiss }: OrderEditDialogProps) {
  const { order, bottles, methods } = edited;
  const formId = useId();
  const items = keptItems(order, order.refunds ?? []).filter(({ quantity }) => quantity > 0);
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedLine>>(
    () => new Map(items.map((item) => [item._id, { quantity: String(item.quantity), bottle: bottleIn(item) }])),
  );
  const [addresses, setAddresses] = useState<Addresses>({});
  const [method, setMethod] = useState(order.delivery?.method ?? '');
  const [plan, setPlan] = useState<{ edit: OrderEdit; does: EditedOrder }>();
  const { field, check } = useFieldErrors<string>();
  const { button, save } = useSaving();

  const typeLine = (id: string, change: Partial<TypedLine>): void => {
    setPlan(undefined);
    setTyped((before) => {
      const line = before.get(id);
      return line ? new Map([...before, [id, { ...line, ...change }]]) : before;
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse: Refuse = (at, sentence) => check(form, { [at === 'lines' ? (items[0]?._id ?? '') : at]: sentence });
    if (plan?.does.isChanged) {
      void save(() => onEdit(plan.edit, refuse));
      return;
    }
    if (!check(form, errorsOf(items, typed, addresses))) return;
    const edit = editOf(order.version, items, { typed, addresses, method, before: order.delivery?.method });
    void save(async () => {
      const does = await onPreview(edit, refuse);
      if (does) setPlan({ edit, does });
    });
  };

  return (
    <Dialog.Root open onOpenChange={onDismiss} size="lg">
      <Dialog.Title>{`Modifier la commande ${order.orderNumber}`}</Dialog.Title>
      <Dialog.Body>
        <form id={formId} noValidate aria-label="Modification" onSubmit={submit}>
          <Stack gap={24}>
            {items.map((item) => (
              <Line
                key={item._id}
                item={item}
                choices={bottles.find(({ lineId }) => lineId === item._id)?.choices ?? []}
                typed={typed.get(item._id) ?? { quantity: '', bottle: item }}
                field={field(item._id)}
                onType={(change) => typeLine(item._id, change)}
              />
            ))}
            {methods.length > 0 && (
              <SelectField
                label="Mode de livraison"
                {...field('deliveryMethod')}
                value={method}
                {...(methods.every(({ id }) => id !== method) && {
                  placeholder: order.delivery?.name ?? 'Comme à la commande',
                })}
                options={methods.map(({ id, name, fee }) => ({ value: id, label: `${name}, ${formatPrice(fee)}` }))}
                onValueChange={(next) => {
                  field('deliveryMethod').onValueChange();
                  setPlan(undefined);
                  setMethod(next);
                }}
              />
            )}
            {(['shippingAddress', 'billingAddress'] as const).map((which) => (
              <EditedAddress
                key={which}
                which={which}
                value={addresses[which]}
                field={field}
                onUnfold={() => setAddresses((before) => ({ ...before, [which]: order[which] }))}
                onType={(next) => {
                  setPlan(undefined);
                  setAddresses((before) => ({ ...before, [which]: next }));
                }}
              />
            ))}
            <Notice tone="info" role="status">
              {plan === undefined ? (
                'Rien n’est enregistré avant que vous ayez vu ce qui change.'
              ) : (
                <ul>
                  {consequences(plan.does).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              )}
            </Notice>
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onDismiss}>
          Annuler
        </Button>
        <Button type="submit" form={formId} size="sm" {...button}>
          {plan?.does.isChanged ? deed(plan.does) : 'Voir ce qui change'}
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}

interface TypedLine {
  readonly quantity: string;
  readonly bottle: Bottle;
}

interface Addresses {
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
}

interface LineProps {
  item: OrderItem;
  choices: EditedOrder['bottles'][number]['choices'];
  typed: TypedLine;
  field: NamedField;
  onType: (change: Partial<TypedLine>) => void;
}

function Line({ item, choices, typed, field: { onValueChange, ...rest }, onType }: LineProps) {
  const name = `${item.name}, ${bottleLabel(item)}`;
  const isGone = readStock(typed.quantity) === 0;
  return (
    <Stack gap={8}>
      <Grid columns={{ base: 1, md: choices.length > 1 ? 2 : 1 }} alignItems="start">
        <TextField
          label={name}
          description={isGone ? 'L’article est retiré.' : `Pièces, à ${formatPrice(item.price)}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...rest}
          value={typed.quantity}
          onValueChange={(quantity) => {
            onValueChange();
            onType({ quantity });
          }}
        />
        {choices.length > 1 && (
          <SelectField
            label="Variante"
            aria-label={`Variante\u00a0: ${name}`}
            name={`${item._id}-bottle`}
            value={bottleLabel(typed.bottle)}
            options={choices.map((choice) => ({ value: bottleLabel(choice), label: choiceLabel(choice) }))}
            onValueChange={(next) => {
              const bottle = choices.find((choice) => bottleLabel(choice) === next);
              onValueChange();
              if (bottle) onType({ bottle });
            }}
          />
        )}
      </Grid>
      {!isGone && (
        <div>
          <LinkButton
            aria-label={`Retirer\u00a0: ${name}`}
            onClick={() => {
              onValueChange();
              onType({ quantity: '0' });
            }}
          >
            Retirer
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

const choiceLabel = ({ price, stock, ...bottle }: LineProps['choices'][number]): string =>
  `${bottleLabel(bottle)}, ${formatPrice(price)}${stock === undefined ? '' : `, ${stock} en stock`}`;

const addressTitles = { shippingAddress: 'Adresse de livraison', billingAddress: 'Adresse de facturation' } as const;

interface EditedAddressProps {
  which: keyof typeof addressTitles;
  /** Absent until it is to be changed. */
  value: Address | undefined;
  field: (name: string) => NamedField;
  onUnfold: () => void;
  onType: (next: Address) => void;
}

function EditedAddress({ which, value, field, onUnfold, onType }: EditedAddressProps) {
  const title = addressTitles[which];
  if (!value) {
    return (
      <div>
        <LinkButton onClick={onUnfold}>{`Modifier l’${title.toLowerCase()}`}</LinkButton>
      </div>
    );
  }
  return <AddressFields title={title} name={which} value={value} field={field} onType={onType} />;
}

function errorsOf(
  items: readonly OrderItem[],
  typed: ReadonlyMap<string, TypedLine>,
  addresses: Addresses,
): Record<string, string> {
  const unread = items.filter(({ _id }) => readStock(typed.get(_id)?.quantity ?? '') === undefined);
  const missing = (['shippingAddress', 'billingAddress'] as const).flatMap((which) => {
    const address = addresses[which];
    return address ? missingAddressFields(address).map((name) => `${which}.${name}`) : [];
  });
  return Object.fromEntries([
    ...unread.map(({ _id }) => [_id, 'Indiquez un nombre de pièces.']),
    ...missing.map((name) => [name, 'Remplissez ce champ.']),
  ]);
}

interface Typed {
  readonly typed: ReadonlyMap<string, TypedLine>;
  readonly addresses: Addresses;
  readonly method: string;
  readonly before: string | undefined;
}

/** Only what differs is sent. */
function editOf(version: number, items: readonly OrderItem[], { typed, addresses, method, before }: Typed): OrderEdit {
  const lines = items.flatMap((item) => {
    const { quantity = '', bottle = item } = typed.get(item._id) ?? {};
    return [{ lineId: item._id, quantity: readStock(quantity) ?? item.quantity, ...bottleIn(bottle) }];
  });
  const isSame = lines.every((line, place) => {
    const item = items[place];
    return item?.quantity === line.quantity && isSameBottle(item, line);
  });
  return {
    version,
    ...addresses,
    ...(!isSame && { lines }),
    ...(method !== '' && method !== before && { deliveryMethod: method }),
  };
}

const bottleIn = ({ size, nicotineStrength }: Bottle): Bottle => ({ size, nicotineStrength });

function consequences({ order, isChanged, owed, owedBefore, refund, stock }: EditedOrder): string[] {
  if (!isChanged) return ['Rien ne change\u00a0: tout est comme dans la commande.'];
  const [before, after] = [formatPrice(owedBefore.totalPrice), formatPrice(owed.totalPrice)];
  return [
    before === after ? `Le total reste de ${after}.` : `Le total passe de ${before} à ${after}, TVA comprise.`,
    papers(order, refund),
    ...(stock.length === 0 ? ['Le stock ne change pas.'] : stock.map(stockSentence)),
    order.user.email === '' ? 'Le client n’a plus d’adresse e-mail.' : `${order.user.name} en est informé par e-mail.`,
  ];
}

function papers({ paymentStatus }: EditedOrder['order'], refund: number | undefined): string {
  if (refund !== undefined)
    return `Un avoir de ${formatPrice(refund)} est émis. L’argent ne part pas d’ici\u00a0: rendez-le par le moyen de paiement d’origine.`;
  return paymentStatus === 'paid'
    ? 'La facture reste comme elle est.'
    : 'La commande n’a pas encore de facture\u00a0: elle sera établie sur ce total.';
}

const stockSentence = ({ name, pieces }: EditedOrder['stock'][number]): string =>
  pieces > 0
    ? `${name}\u00a0: ${countOf(pieces, 'flacon')} en stock de nouveau.`
    : `${name}\u00a0: ${countOf(-pieces, 'flacon')} pris en stock.`;

function deed({ order, owed, refund }: EditedOrder): string {
  if (refund !== undefined) return `Modifier et rembourser ${formatPrice(refund)}`;
  return order.paymentStatus === 'paid' ? 'Modifier la commande' : `Modifier, ${formatPrice(owed.totalPrice)} à payer`;
}
