import {
  type Address,
  dayInParis,
  daysLater,
  formatDate,
  formatIban,
  formatPrice,
  parcelName,
  type TrackedParcel,
} from '@nuee/domain';
import { type Block, button, type ContentOf, greeting, type Letter, link, type MailShop, text } from './letter.ts';
import { contractParts, guarantee } from './termsBlocks.ts';

const orderPage = ({ _id }: { _id: string }, { url }: MailShop, look: typeof button | typeof link = button): Block =>
  look('Voir ma commande', `${url}/commande-confirmee/${encodeURIComponent(_id)}`);

export function orderReceived(
  { name, order, bankTransfer, terms, invoiceNumber }: ContentOf<'order-received'>,
  shop: MailShop,
): Letter {
  const { orderNumber, totalPrice, createdAt, isPaid } = order;
  const asks = asksForAccount(order, bankTransfer);
  return {
    subject: `Votre commande ${orderNumber} est ${isPaid ? 'reçue et payée' : 'enregistrée'}`,
    preview: `${formatPrice(totalPrice)}, enregistrée le ${formatDate(createdAt)}.`,
    title: 'Merci pour votre commande',
    blocks: [
      greeting(name),
      text(`Nous avons bien reçu votre commande ${orderNumber} du ${formatDate(createdAt)}.`),
      ...(isPaid ? payment(order, invoiceNumber) : []),
      ...(!isPaid && order.paymentMethod === 'bank-transfer'
        ? transfer(orderNumber, totalPrice, bankTransfer, shop)
        : []),
      { is: 'order', order },
      ...destination(order),
      ...(order.notes ? [text('Votre note\u00a0:'), { is: 'quote', text: order.notes } as const] : []),
      text('Vous avez 14\u00a0jours après la livraison pour vous rétracter, sans donner de motif.'),
      orderPage(order, shop, asks ? link : button),
    ],
    law: terms ? contractParts(terms, shop) : guarantee,
  };
}

type BankTransfer = ContentOf<'order-received'>['bankTransfer'];

/** Whether the account that a transfer goes to has to be asked for: that is then the one thing to do. */
const asksForAccount = (
  { isPaid, paymentMethod }: ContentOf<'order-received'>['order'],
  { iban }: BankTransfer,
): boolean => !isPaid && paymentMethod === 'bank-transfer' && iban === '';

/** « d’ici au 29 janvier 2026 »: the last day, where some of them have passed. */
const untilDay = (createdAt: string, { expiresAfterDays }: BankTransfer): string =>
  `d’ici au ${formatDate(daysLater(dayInParis(createdAt), expiresAfterDays))}`;

/** Where the parcel goes, or is fetched. */
function destination({ delivery, shippingAddress }: ContentOf<'order-received'>['order']): Block[] {
  const relay = delivery?.relayPoint;
  return relay
    ? [text(`Vous retirerez votre colis au point relais ${relay.name}, ${relay.address}.`)]
    : [text('Adresse de livraison\u00a0:'), postal(shippingAddress)];
}

function transfer(
  orderNumber: string,
  totalPrice: number,
  { iban, bic, beneficiary, expiresAfterDays }: BankTransfer,
  { url }: MailShop,
  until = `sous ${expiresAfterDays}\u00a0jours`,
): Block[] {
  const deadline = text(
    `Nous préparons la commande dès que le virement nous est parvenu. Sans règlement ${until}, elle sera annulée.`,
  );
  if (iban === '') {
    return [
      text(
        `Vous avez choisi de payer par virement. Demandez-nous nos coordonnées bancaires, puis indiquez la référence ${orderNumber}.`,
      ),
      button('Demander les coordonnées bancaires', `${url}/contact`),
      deadline,
    ];
  }
  return [
    text('Pour la régler, faites un virement avec ces coordonnées\u00a0:'),
    {
      is: 'facts',
      facts: [
        ...(beneficiary === '' ? [] : [['Bénéficiaire', beneficiary] as const]),
        ['IBAN', formatIban(iban)],
        ...(bic === '' ? [] : [['BIC', bic] as const]),
        ['Montant', formatPrice(totalPrice)],
        ['Référence', orderNumber],
      ],
    },
    deadline,
  ];
}

/** What is said of a payment. */
const payment = (
  { orderNumber, totalPrice }: ContentOf<'order-paid'>['order'],
  invoiceNumber: string | undefined,
): Block[] => [
  text(`Nous avons reçu ${formatPrice(totalPrice)} pour votre commande ${orderNumber}. Nous la préparons.`),
  ...(invoiceNumber === undefined ? [] : [text(`Votre facture porte le numéro ${invoiceNumber}.`)]),
];

export function orderPaid({ name, order, invoiceNumber }: ContentOf<'order-paid'>, shop: MailShop): Letter {
  const { orderNumber, totalPrice } = order;
  return {
    subject: `Votre paiement pour la commande ${orderNumber} est reçu`,
    preview: `${formatPrice(totalPrice)} reçus.`,
    title: 'Votre paiement est reçu',
    blocks: [
      greeting(name),
      ...payment(order, invoiceNumber),
      { is: 'order', order },
      ...destination(order),
      orderPage(order, shop),
    ],
  };
}

export function orderShipped({ name, order, parcels = [] }: ContentOf<'order-shipped'>, shop: MailShop): Letter {
  const relay = order.delivery?.relayPoint;
  return {
    subject: `Votre commande ${order.orderNumber} est expédiée`,
    preview: `Elle est en route vers votre ${relay ? 'point relais' : 'adresse de livraison'}.`,
    title: 'Votre commande est en route',
    blocks: [
      greeting(name),
      text(
        `Votre commande ${order.orderNumber} vient de partir vers ${relay ? 'ce point relais' : 'cette adresse'}\u00a0:`,
      ),
      relay ? { is: 'quote', text: [relay.name, relay.address].join('\n') } : postal(order.shippingAddress),
      ...followed(parcels),
      { is: 'order', order },
      orderPage(order, shop, parcels.length === 1 ? link : button),
    ],
  };
}

const postal = ({ firstName, lastName, street, postalCode, city, country }: Address): Block => ({
  is: 'quote',
  text: `${firstName} ${lastName}\n${street}\n${postalCode} ${city}\n${country}`,
});

/** A mail has one button: that of the only parcel, else several parcels are links. */
function followed(parcels: readonly TrackedParcel[]): Block[] {
  const [first, ...others] = parcels;
  if (!first) return [];
  if (others.length > 0)
    return parcels.map((parcel) => ({ is: 'link', label: `Suivre le colis ${parcelName(parcel)}`, href: parcel.url }));
  const number: Block[] = first.carrier ? [text(`Numéro de suivi\u00a0: ${parcelName(first)}`)] : [];
  return [...number, button('Suivre mon colis', first.url)];
}

export function orderDelivered({ name, order }: ContentOf<'order-delivered'>, shop: MailShop): Letter {
  return {
    subject: `Votre commande ${order.orderNumber} est livrée`,
    preview: 'Elle est arrivée à votre adresse de livraison.',
    title: 'Votre commande est livrée',
    blocks: [
      greeting(name),
      text(`Votre commande ${order.orderNumber} du ${formatDate(order.createdAt)} est arrivée.`),
      text('Vous avez 14\u00a0jours à compter d’aujourd’hui pour vous rétracter, sans donner de motif.'),
      text('S’il manque quelque chose ou si un flacon est abîmé, écrivez-nous\u00a0: nous cherchons la solution.'),
      { is: 'order', order },
      orderPage(order, shop),
    ],
  };
}

export function orderCancelled({ name, order }: ContentOf<'order-cancelled'>, shop: MailShop): Letter {
  return {
    subject: `Votre commande ${order.orderNumber} est annulée`,
    preview: 'Elle ne sera pas expédiée.',
    title: 'Votre commande est annulée',
    blocks: [
      greeting(name),
      text(
        `Votre commande ${order.orderNumber} du ${formatDate(order.createdAt)} est annulée et ne sera pas expédiée.`,
      ),
      text('Si vous l’aviez déjà réglée, le remboursement vous sera confirmé par un autre e-mail.'),
      { is: 'order', order },
      orderPage(order, shop),
    ],
  };
}

export function orderRefunded(
  { name, order, creditNumber, isWhole }: ContentOf<'order-refunded'>,
  shop: MailShop,
): Letter {
  const amount = formatPrice(order.totalPrice);
  return {
    subject: `Votre commande ${order.orderNumber} est remboursée${isWhole ? '' : ' en partie'}`,
    preview: `${amount} vous sont rendus.`,
    title: 'Votre remboursement est en route',
    blocks: [
      greeting(name),
      text(
        `Nous avons remboursé ${amount} pour votre commande ${order.orderNumber}, par le moyen de paiement d’origine.`,
      ),
      ...(creditNumber === undefined ? [] : [text(`Votre avoir porte le numéro ${creditNumber}.`)]),
      text('Selon votre banque, la somme apparaît sur votre compte sous quelques jours.'),
      { is: 'order', order, isRefund: true },
      orderPage(order, shop),
    ],
  };
}

export function orderChanged({ name, order, bankTransfer }: ContentOf<'order-changed'>, shop: MailShop): Letter {
  const { orderNumber, totalPrice, isPaid, paymentMethod } = order;
  const isAwaited = !isPaid && paymentMethod === 'bank-transfer';
  return {
    subject: `Votre commande ${orderNumber} a été modifiée`,
    preview: `Son total est maintenant de ${formatPrice(totalPrice)}.`,
    title: 'Votre commande a été modifiée',
    blocks: [
      greeting(name),
      text(`Votre commande ${orderNumber} a été modifiée. Voici ce qu’elle contient maintenant\u00a0:`),
      { is: 'order', order },
      ...destination(order),
      ...(isAwaited
        ? transfer(orderNumber, totalPrice, bankTransfer, shop, untilDay(order.createdAt, bankTransfer))
        : []),
      text('Si ce n’est pas ce que vous avez demandé, répondez à cet e-mail.'),
      orderPage(order, shop, asksForAccount(order, bankTransfer) ? link : button),
    ],
  };
}

export function transferReminder(
  { name, order, bankTransfer }: ContentOf<'transfer-reminder'>,
  shop: MailShop,
): Letter {
  const { orderNumber, totalPrice, createdAt } = order;
  return {
    subject: `Votre commande ${orderNumber} attend votre virement`,
    preview: `${formatPrice(totalPrice)}, pour la commande du ${formatDate(createdAt)}.`,
    title: 'Votre virement ne nous est pas encore parvenu',
    blocks: [
      greeting(name),
      text(`Nous gardons pour vous les articles de votre commande ${orderNumber} du ${formatDate(createdAt)}.`),
      ...transfer(orderNumber, totalPrice, bankTransfer, shop, untilDay(createdAt, bankTransfer)),
      { is: 'order', order },
      text('Si votre virement est parti ces jours-ci, ne tenez pas compte de cet e-mail.'),
      orderPage(order, shop, asksForAccount(order, bankTransfer) ? link : button),
    ],
  };
}
