import {
  bottleLabel,
  formatPrice,
  isWholeRefund,
  keptItems,
  readPrice,
  readStock,
  refundAmounts,
  refundableOf,
  refundErrors,
} from '@nuee/domain';
import type { OrderRefund, OwnerOrder } from '@nuee/domain/live';
import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog, DialogNote } from '../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { countOf } from '../countOf.ts';

/** What the dialog reads of an order. */
export type RefundedOrder = Pick<
  OwnerOrder,
  | 'orderNumber'
  | 'status'
  | 'paymentMethod'
  | 'items'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'taxPrice'
  | 'totalPrice'
  | 'invoiceNumber'
  | 'refunds'
  | 'user'
  | 'version'
>;

export interface RefundDialogProps {
  /** The paid order. */
  order: RefundedOrder;
  /** Called with what is paid back. Resolves to whether it was saved; until then the dialog stays. */
  onRefund: (refund: OrderRefund) => Promise<boolean>;
  /** Called when it is left without a refund. */
  onDismiss: () => void;
}

/**
 * Pays back pieces of an order, or its delivery, and says beforehand what follows: amount, credit note, e-mail, stock, and where the
 * money itself has to be given back.
 *
 * Use it for a paid order; what was paid back stands in `OrderPayment`.
 */
export function RefundDialog({ order, onRefund, onDismiss }: RefundDialogProps) {
  const formId = useId();
  const past = order.refunds ?? [];
  const left = refundableOf(order, past);
  const items = keptItems(order, past).filter(({ quantity }) => quantity > 0);
  const isBack = order.status === 'cancelled';
  const [pieces, setPieces] = useState<ReadonlyMap<string, string>>(new Map());
  const [restocked, setRestocked] = useState<ReadonlySet<string>>(new Set());
  const [shipping, setShipping] = useState('');
  const { field, check } = useFieldErrors<string>();
  const { button, save } = useSaving();

  const lines = items.flatMap(({ _id }) => {
    const quantity = readStock(pieces.get(_id) ?? '') ?? 0;
    return quantity === 0 ? [] : [{ lineId: _id, quantity, restock: !isBack && restocked.has(_id) }];
  });
  const part = { lines, shipping: readPrice(shipping) ?? 0 };
  const isPossible = Object.keys(refundErrors(order, past, part)).length === 0;
  const amount = isPossible ? formatPrice(refundAmounts(order, past, part).totalPrice) : undefined;

  const fillAll = (): void => {
    setPieces(new Map(items.map(({ _id, quantity }) => [_id, String(quantity)])));
    setShipping(left.shipping === 0 ? '' : left.shipping.toFixed(2).replace('.', ','));
    // What has not left is still in the shop.
    if (order.status === 'pending' || order.status === 'processing') setRestocked(new Set(items.map(({ _id }) => _id)));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [reason, reference] = ['reason', 'reference'].map((name) => String(data.get(name)).trim());
    const unreadable = items
      .filter(({ _id }) => !isBlankOr(readStock, pieces.get(_id)))
      .map(({ _id }) => [_id, 'Indiquez un nombre de pièces.']);
    const found = {
      ...refundErrors(order, past, part),
      ...Object.fromEntries(unreadable),
      ...(!isBlankOr(readPrice, shipping) && { shipping: 'Indiquez un montant, comme 4,99.' }),
      ...(reason === '' && { reason: 'Dites pourquoi vous remboursez.' }),
    };
    if (!check(form, found)) return;
    const { version } = order;
    void save(() => onRefund({ ...part, reason: reason ?? '', version, ...(reference && { reference }) }));
  };

  return (
    <Dialog.Root open onOpenChange={onDismiss}>
      <Dialog.Title>{`Rembourser la commande ${order.orderNumber}`}</Dialog.Title>
      <Dialog.Body>
        <form id={formId} noValidate aria-label="Remboursement" onSubmit={submit}>
          <Stack gap={16}>
            <div>
              <LinkButton onClick={fillAll}>Tout rembourser</LinkButton>
            </div>
            {items.map((item) => {
              const { _id, quantity, price } = item;
              const name = `${item.name}, ${bottleLabel(item)}`;
              const { onValueChange, ...rest } = field(_id);
              return (
                <Stack gap={8} key={_id}>
                  <TextField
                    label={name}
                    description={`Pièces à rembourser, ${quantity} au plus, à ${formatPrice(price)}`}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    placeholder="0"
                    value={pieces.get(_id) ?? ''}
                    {...rest}
                    onValueChange={(next) => {
                      onValueChange();
                      setPieces((before) => new Map([...before, [_id, next]]));
                    }}
                  />
                  {!isBack && (
                    <Checkbox
                      label="Remettre en stock"
                      aria-label={`Remettre en stock\u00a0: ${name}`}
                      checked={restocked.has(_id)}
                      onCheckedChange={(next) =>
                        setRestocked((before) => new Set([...before, _id].filter((id) => next || id !== _id)))
                      }
                    />
                  )}
                </Stack>
              );
            })}
            {left.shipping > 0 && (
              <ShippingField most={left.shipping} value={shipping} onType={setShipping} {...field('shipping')} />
            )}
            <TextField
              label="Motif"
              description="Il figure sur l’avoir."
              autoComplete="off"
              maxLength={500}
              required
              {...field('reason')}
            />
            <TextField
              label="Référence de votre virement (facultatif)"
              name="reference"
              autoComplete="off"
              maxLength={120}
            />
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <DialogNote>
          <Notice tone="info" role="status">
            {amount === undefined ? (
              'Choisissez les pièces ou les frais de port à rembourser.'
            ) : (
              <ul>
                {consequences({ order, amount, isWhole: isWholeRefund(order, past, part), lines }).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </Notice>
        </DialogNote>
        <Button variant="secondary" size="sm" onClick={onDismiss}>
          Annuler
        </Button>
        <Button type="submit" form={formId} size="sm" {...button}>
          {amount === undefined ? 'Rembourser' : `Rembourser ${amount}`}
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}

interface ShippingFieldProps {
  most: number;
  value: string;
  onType: (next: string) => void;
  name: string;
  error: string | undefined;
  onValueChange: () => void;
}

function ShippingField({ most, onType, onValueChange, ...rest }: ShippingFieldProps) {
  return (
    <TextField
      label="Frais de port"
      description={`En euros, ${formatPrice(most)} au plus`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder="0,00"
      {...rest}
      onValueChange={(next) => {
        onValueChange();
        onType(next);
      }}
    />
  );
}

const isBlankOr = (read: (text: string) => number | undefined, typed = ''): boolean =>
  typed.trim() === '' || read(typed) !== undefined;

interface Planned {
  order: RefundedOrder;
  amount: string;
  isWhole: boolean;
  lines: OrderRefund['lines'];
}

/** What the press does, and what is left to do elsewhere. */
function consequences({ order, amount, isWhole, lines }: Planned): string[] {
  const { invoiceNumber, paymentMethod, user } = order;
  const restocked = lines.reduce((all, { quantity, restock }) => all + (restock ? quantity : 0), 0);
  return [
    `Un avoir de ${amount} est émis${invoiceNumber === undefined ? '' : ` sur la facture ${invoiceNumber}`}.`,
    user.email === '' ? 'Le client n’a plus d’adresse e-mail.' : `${user.name} en est informé par e-mail.`,
    restocked === 0 ? 'Rien ne retourne en stock.' : `${countOf(restocked, 'flacon')} en stock de nouveau.`,
    ...(isWhole ? ['La commande est alors entièrement remboursée.'] : []),
    `L’argent ne part pas d’ici\u00a0: ${givenBack[paymentMethod] ?? 'rendez'} ${amount}${givenBackAt[paymentMethod] ?? ' par le moyen de paiement d’origine'}.`,
  ];
}

const givenBack: Readonly<Record<string, string>> = { 'bank-transfer': 'faites un virement de' };
const givenBackAt: Readonly<Record<string, string>> = {
  'bank-transfer': ' depuis votre banque',
  card: ' dans le back-office du prestataire de paiement',
};
