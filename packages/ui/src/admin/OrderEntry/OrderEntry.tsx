import {
  type Address,
  bottlesToOrder,
  type EntryLineForm,
  type EntryProduct,
  formatPrice,
  lineOf,
  newEntryLine,
  newOrderEntry,
  type OrderEntryForm,
  type ReadEntry,
  type Refuse,
  readOrderEntry,
  type Terms,
} from '@nuee/domain';
import type { OrderEntry as Entry } from '@nuee/domain/live';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AddressFields, type NamedField } from '../AddressFields.tsx';
import { Card } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';

/** A customer who has an account. */
export interface EntryCustomer {
  _id: string;
  name: string;
  email: string;
}

export interface OrderEntryProps {
  /** The products that are sold. */
  products: readonly EntryProduct[];
  /** What the shop charges, with its delivery methods. */
  terms: Terms;
  /** Called with a name or an e-mail. Resolves to the customers who have it. */
  onFind: (text: string) => Promise<readonly EntryCustomer[]>;
  /** Called with the customer who was chosen. Resolves to her address as far as it is known. */
  onChoose: (customer: EntryCustomer) => Promise<Address | undefined>;
  /** Called with the order. Resolves to whether it was made; what is refused, `refuse` says at its field. */
  onEnter: (entry: Entry, refuse: Refuse) => Promise<boolean>;
  /** Whether a payment that has arrived may be recorded along with it. Default no. */
  receives?: boolean;
  /** Called with whether something is typed that isn’t saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * An order that a customer makes by telephone: who, what, where to, and how it is paid. It says what follows before it is saved.
 *
 * Use it on a page of its own; to change an order that exists, use `OrderEditDialog`.
 */
export function OrderEntry({
  products,
  terms,
  onFind,
  onChoose,
  onEnter,
  receives = false,
  onUnsavedChange,
}: OrderEntryProps) {
  const [initial] = useState(newOrderEntry);
  const [form, setForm] = useState(initial);
  const [customer, setCustomer] = useState<EntryCustomer>();
  const { field, check } = useFieldErrors<string>();
  const { button, save } = useSaving();
  const read = readOrderEntry(form, products, terms);
  const unsaved = form !== initial;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);

  const change = (changed: Partial<OrderEntryForm>): void => setForm((before) => ({ ...before, ...changed }));
  /** A field of the form that holds a text. */
  const text = (name: string, value: string, of: (next: string) => Partial<OrderEntryForm>) => {
    const { onValueChange, ...rest } = field(name);
    return {
      ...rest,
      value,
      onValueChange: (next: string) => {
        onValueChange();
        change(of(next));
      },
    };
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    const { entry, errors } = read;
    if (!check(target, errors) || !entry) return;
    void save(() => onEnter(entry, (at, sentence) => check(target, { [refusedAt[at] ?? at]: sentence })));
  };

  return (
    <form noValidate aria-label="Nouvelle commande" onSubmit={submit}>
      <Stack gap={16}>
        <Card title="Client">
          {customer ? (
            <Inline gap={12}>
              <Text size="data">{`${customer.name}, ${customer.email}`}</Text>
              <LinkButton
                onClick={() => {
                  setCustomer(undefined);
                  change({ userId: '' });
                }}
              >
                Changer de client
              </LinkButton>
            </Inline>
          ) : (
            <Stack gap={16}>
              <Known
                onFind={onFind}
                onPick={async (next) => {
                  setCustomer(next);
                  change({ userId: next._id });
                  const shippingAddress = await onChoose(next);
                  if (shippingAddress) change({ shippingAddress });
                }}
              />
              <TextField
                label="Nouveau client, adresse e-mail"
                description="Un compte est créé à cette adresse, au nom de l’adresse de livraison."
                type="email"
                autoComplete="off"
                {...text('email', form.email, (email) => ({ email }))}
              />
            </Stack>
          )}
        </Card>
        <Lines lines={form.lines} products={products} field={field} onChange={(lines) => change({ lines })} />
        <Card title="Livraison">
          <AddressFields
            title="Adresse de livraison"
            name="shippingAddress"
            value={form.shippingAddress}
            field={field}
            onType={(shippingAddress) => change({ shippingAddress })}
          />
          <Checkbox
            label="Facturer à une autre adresse"
            checked={form.billingAddress !== undefined}
            onCheckedChange={(other) => change({ billingAddress: other ? form.shippingAddress : undefined })}
          />
          {form.billingAddress && (
            <AddressFields
              title="Adresse de facturation"
              name="billingAddress"
              value={form.billingAddress}
              field={field}
              onType={(billingAddress) => change({ billingAddress })}
            />
          )}
          {(read.methods.length > 0 || read.errors.deliveryMethod !== undefined) && (
            <SelectField
              label="Mode de livraison"
              {...text('deliveryMethod', read.method?.id ?? '', (deliveryMethod) => ({ deliveryMethod }))}
              {...(!read.method && { placeholder: 'Choisir' })}
              options={read.methods.map(({ id, name, fee }) => ({ value: id, label: `${name}, ${formatPrice(fee)}` }))}
            />
          )}
          {read.method?.kind === 'relay' && (
            <Grid columns={{ base: 1, md: 2 }}>
              <TextField
                label="Nom du point relais"
                autoComplete="off"
                {...text('relayPoint.name', form.relayPoint.name, (name) => ({
                  relayPoint: { ...form.relayPoint, name },
                }))}
              />
              <TextField
                label="Adresse du point relais"
                description="Rue, code postal et ville"
                autoComplete="off"
                {...text('relayPoint.address', form.relayPoint.address, (address) => ({
                  relayPoint: { ...form.relayPoint, address },
                }))}
              />
            </Grid>
          )}
        </Card>
        {receives && (
          <Card title="Paiement">
            <RadioList
              label="Paiement"
              labelHidden
              name="payment"
              value={form.isPaid ? 'paid' : 'transfer'}
              onValueChange={(next) => change({ isPaid: next === 'paid' })}
              options={[
                {
                  value: 'transfer',
                  label: 'Par virement',
                  description: 'Le client reçoit vos coordonnées bancaires.',
                },
                {
                  value: 'paid',
                  label: 'Déjà payée',
                  description: 'Le virement est sur votre compte.',
                  detail: (
                    <TextField
                      label="Référence du virement"
                      autoComplete="off"
                      maxLength={120}
                      {...text('paid.reference', form.reference, (reference) => ({ reference }))}
                    />
                  ),
                },
              ]}
            />
          </Card>
        )}
        <Notice tone="info" role="status">
          <ul>
            {consequences(form, read, customer).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
        <div>
          <Button type="submit" {...button}>
            {deed(form, read)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the server refuses as a whole stands at the first field of it. */
const refusedAt: Readonly<Record<string, string>> = { lines: 'lines.0.quantity', relayPoint: 'relayPoint.name' };

interface KnownProps {
  onFind: OrderEntryProps['onFind'];
  onPick: (customer: EntryCustomer) => Promise<void>;
}

function Known({ onFind, onPick }: KnownProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly EntryCustomer[]>();
  const { button, save } = useSaving();
  const find = (): void => {
    if (query.trim() !== '') void save(async () => setFound(await onFind(query.trim())));
  };
  return (
    <Stack gap={8}>
      <Inline gap={8} alignItems="end">
        <TextField
          label="Client connu, nom ou e-mail"
          name="known"
          autoComplete="off"
          value={query}
          onValueChange={setQuery}
          // The key searches, and doesn't send the order.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
        <Button variant="secondary" onClick={find} {...button}>
          Chercher
        </Button>
      </Inline>
      <div role="status">
        {found?.length === 0 && <Text size="small">Aucun client trouvé.</Text>}
        {found && found.length > 0 && (
          <ul aria-label="Clients trouvés">
            {found.map((customer) => (
              <li key={customer._id}>
                <LinkButton onClick={() => void onPick(customer)}>{`${customer.name}, ${customer.email}`}</LinkButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Stack>
  );
}

interface LinesProps {
  lines: readonly EntryLineForm[];
  products: readonly EntryProduct[];
  field: (name: string) => NamedField;
  onChange: (lines: readonly EntryLineForm[]) => void;
}

function Lines({ lines, products, field, onChange }: LinesProps) {
  const replace = (line: EntryLineForm, next: readonly EntryLineForm[]): void =>
    onChange(lines.flatMap((one) => (one === line ? next : [one])));
  return (
    <Card title="Articles">
      {lines.map((line, at) => (
        <Line
          key={line.key}
          name={`lines.${at}`}
          place={at + 1}
          line={line}
          products={products}
          field={field}
          onType={(next) => replace(line, [next])}
          onRemove={lines.length > 1 ? () => replace(line, []) : undefined}
        />
      ))}
      <div>
        <LinkButton onClick={() => onChange([...lines, newEntryLine((lines.at(-1)?.key ?? 0) + 1)])}>
          Ajouter un article
        </LinkButton>
      </div>
    </Card>
  );
}

interface LineProps {
  name: string;
  /** From 1 on: several lines have the same fields. */
  place: number;
  line: EntryLineForm;
  products: readonly EntryProduct[];
  field: (name: string) => NamedField;
  onType: (next: EntryLineForm) => void;
  onRemove: (() => void) | undefined;
}

function Line({ name, place, line, products, field, onType, onRemove }: LineProps) {
  const product = products.find(({ id }) => id === line.productId);
  const [chosen, pieces] = [field(`${name}.productId`), field(`${name}.quantity`)];
  const forget = (): void => {
    chosen.onValueChange();
    pieces.onValueChange();
  };
  return (
    <Stack gap={8} role="group" aria-label={`Article ${place}`}>
      <Grid columns={{ base: 1, md: 3 }}>
        <SelectField
          label="Produit"
          {...chosen}
          value={line.productId}
          {...(!product && { placeholder: 'Choisir' })}
          options={products.map(({ id, name: label }) => ({ value: id, label }))}
          onValueChange={(next) => {
            forget();
            onType(
              lineOf(
                line,
                products.find(({ id }) => id === next),
              ),
            );
          }}
        />
        {product && (
          <SelectField
            label="Variante"
            name={`${name}.bottle`}
            value={line.bottle}
            options={bottlesToOrder(product).map(({ label, price, stock }) => ({
              value: label,
              label: `${label}, ${formatPrice(price)}, ${stock} en stock`,
            }))}
            onValueChange={(bottle) => {
              forget();
              onType({ ...line, bottle });
            }}
          />
        )}
        <TextField
          label="Pièces"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...pieces}
          value={line.quantity}
          onValueChange={(quantity) => {
            forget();
            onType({ ...line, quantity });
          }}
        />
      </Grid>
      {onRemove && (
        <div>
          <LinkButton
            aria-label={`Retirer l’article ${place}`}
            onClick={() => {
              forget();
              onRemove();
            }}
          >
            Retirer
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** What the press does. */
function consequences(
  { email, isPaid }: OrderEntryForm,
  { totals, pieces }: ReadEntry,
  customer: EntryCustomer | undefined,
): string[] {
  if (!totals) return ['Choisissez les articles et la livraison\u00a0: le total paraîtra ici.'];
  const { shippingPrice, totalPrice } = totals;
  const delivery = shippingPrice === 0 ? 'livraison offerte' : `dont ${formatPrice(shippingPrice)} de livraison`;
  const who = customer?.name ?? 'Le client';
  return [
    `Total\u00a0: ${formatPrice(totalPrice)}, ${delivery}, TVA comprise.`,
    `${countOf(pieces, 'flacon')} pris en stock.`,
    ...(customer || email.trim() === ''
      ? []
      : [`${email.trim()} reçoit une invitation à choisir un mot de passe pour son nouveau compte.`]),
    isPaid
      ? `La facture est émise aussitôt. ${who} reçoit un e-mail\u00a0: commande reçue et payée. Ensuite, seul un remboursement revient sur ce paiement.`
      : `${who} reçoit la commande par e-mail, avec vos coordonnées bancaires. Elle attend son virement.`,
  ];
}

function deed({ isPaid }: OrderEntryForm, { totals }: ReadEntry): string {
  if (!totals) return 'Enregistrer la commande';
  const total = formatPrice(totals.totalPrice);
  return isPaid ? `Enregistrer, ${total} déjà payés` : `Enregistrer, ${total} à payer`;
}
