import {
  addressLines,
  deliveryLine,
  deliveryLineInService,
  formatDate,
  formatIban,
  formatPrice,
  type Order,
  type PaymentReturn,
  paymentLine,
  paymentMethodLabel,
  type TransferDetails,
  testPaymentNotice,
  transferExpiryDays,
} from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { NoWrap } from '../../primitives/NoWrap/NoWrap.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { bottleTint } from '../bottleEdge.ts';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { GuaranteeNotice } from '../GuaranteeNotice/GuaranteeNotice.tsx';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx';
import { bottleIdOf, macroPicture, soldPicture } from '../pictures.ts';
import { SplitPage } from '../SplitPage/SplitPage.tsx';
import * as styles from './OrderConfirmation.css.ts';

export interface OrderConfirmationProps extends Omit<PartProps<'div'>, 'children'> {
  /** The order that was placed. */
  order: Order;
  /** The customer's orders; without it no link leads there. */
  ordersHref?: string | undefined;
  /** Where the catalogue is. */
  catalogueHref: string;
  /** Address of the contact page. */
  contactHref: string;
  /** The bank account for an order paid by transfer; without an IBAN the page says to ask the shop. */
  transfer?: TransferDetails | undefined;
  /** How an order by card is paid on the page of a provider, and how the customer came back from there. Without it nothing is offered. */
  cardPayment?: CardPayment | undefined;
  /** Whether the shop is the demonstration, which says that it doesn't open PayPal, prepares what isn't paid, and sells nothing that has guarantees. */
  demonstration?: boolean;
}

interface CardPayment {
  /** Absent while the customer hasn't been there. */
  came?: PaymentReturn | undefined;
  /** Whether the provider only rehearses: nothing is debited, and the order stays unpaid. */
  test?: boolean;
  /** Called when she wants to pay. Resolves when the page is about to be left, or can't be. */
  onPay: () => Promise<void>;
}

/**
 * The whole page after an order: thanks, the facts of the order, its lines and its amounts (specification, section 2).
 *
 * Use it right after an order; for an order in a list, use `AccountOrder`.
 */
export function OrderConfirmation({
  order,
  ordersHref,
  catalogueHref,
  contactHref,
  transfer,
  cardPayment,
  demonstration = false,
  ...rest
}: OrderConfirmationProps) {
  return (
    <div {...rest}>
      <Thanks order={order} />
      <Container>
        <SplitPage
          className={styles.page}
          main={
            <Stack gap={40}>
              <HowToPay
                order={order}
                contactHref={contactHref}
                transfer={transfer}
                cardPayment={cardPayment}
                demonstration={demonstration}
              />
              <Facts order={order} demonstration={demonstration} />
              <section>
                <Heading level={2} size="h3" className={styles.linesTitle}>
                  Articles
                </Heading>
                <OrderLines items={order.items} />
              </section>
              {!demonstration && <GuaranteeNotice />}
            </Stack>
          }
          aside={
            <Stack>
              <CartSummary totals={order} />
              {ordersHref !== undefined && (
                <Button href={ordersHref} width="full">
                  Voir mes commandes
                </Button>
              )}
              <Button href={catalogueHref} variant="secondary" width="full">
                Continuer mes achats
              </Button>
            </Stack>
          }
        />
      </Container>
    </div>
  );
}

/** Whether it has yet to be shipped. */
const isUnderWay = ({ status }: Order): boolean => ['pending', 'processing'].includes(status);

const nextStep = ({ isPaid }: Order): string =>
  isPaid ? ' Nous la préparons avec soin.' : ' Nous la préparerons dès réception de votre règlement.';

/** The most bottles that are shown beside the thanks. */
const bandsShown = 5;

function Thanks({ order }: { order: Order }) {
  const bottles = [...new Set(order.items.map(({ image }) => image))].slice(0, bandsShown);
  return (
    <div className={styles.thanks}>
      <Container className={styles.words}>
        <Heading level={1} size="display" className={styles.title}>
          {`Merci, ${order.shippingAddress.firstName}.`}
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          {`Votre commande est enregistrée.${isUnderWay(order) ? nextStep(order) : ''}`}
        </Text>
      </Container>
      <div className={styles.bands}>
        {bottles.map((image) => (
          <div key={image} className={cx(styles.band, bottleTint(image))}>
            <Picture
              className={styles.bottle}
              {...(bottles.length === 1 && bottleIdOf(image) ? macroPicture({ image }) : soldPicture(image))}
              alt=""
              sizes="(min-width: 1024px) 20vw, 33vw"
              width={1200}
              height={1200}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the customer still has to do for an order that isn't charged automatically. */
function HowToPay({
  order,
  contactHref,
  transfer,
  cardPayment,
  demonstration,
}: Pick<OrderConfirmationProps, 'order' | 'contactHref' | 'transfer' | 'cardPayment' | 'demonstration'>) {
  const { paymentMethod, orderNumber } = order;
  if (order.status === 'cancelled' && !order.isPaid) {
    return <Notice tone="info">{'Cette commande est annulée\u00a0: vous n’avez plus rien à régler.'}</Notice>;
  }
  if (order.isPaid || !isUnderWay(order)) return null;
  if (paymentMethod === 'card') return cardPayment ? <PayByCard {...cardPayment} /> : null;
  if (paymentMethod === 'bank-transfer' && transfer && transfer.iban !== '') {
    return <Transfer order={order} transfer={transfer} />;
  }
  return (
    <Notice tone="info">
      {paymentMethod === 'bank-transfer' ? (
        <>
          Pour régler par virement, <TextLink href={contactHref}>demandez-nous nos coordonnées bancaires</TextLink>,
          puis indiquez la référence <NoWrap>{orderNumber}</NoWrap>. {deadline(transfer)}
        </>
      ) : (
        <>
          {demonstration
            ? 'Cette démonstration n’ouvre pas PayPal\u00a0: rien n’est débité, et la commande reste en attente de paiement. '
            : 'Rien n’est encore débité\u00a0: la commande reste en attente de paiement. '}
          <TextLink href={contactHref}>Écrivez-nous</TextLink> pour la régler autrement.
        </>
      )}
    </Notice>
  );
}

const paymentWords: Readonly<Record<PaymentReturn, string>> = {
  recu: 'Paiement en cours de vérification. La banque nous le confirme d’ordinaire en quelques instants, et un e-mail vous l’annonce\u00a0: ne payez pas une seconde fois.',
  refuse: 'Votre paiement a été refusé\u00a0: rien n’est débité. Réessayez avec la même carte ou une autre.',
  abandonne: 'Votre paiement n’est pas terminé\u00a0: rien n’est débité, et votre commande vous attend.',
};

function PayByCard({ came, test = false, onPay }: CardPayment) {
  const { button, save } = useSaving();
  const words = came
    ? paymentWords[came]
    : 'Cette commande attend son paiement\u00a0: sans lui, elle est annulée le lendemain.';
  return (
    <Notice tone={came === 'refuse' ? 'critical' : 'info'}>
      <Stack gap={16}>
        <span>{test && came === 'recu' ? testPaymentNotice : words}</span>
        {came !== 'recu' && (
          <div>
            <Button size="sm" {...button} onClick={() => void save(() => onPay().then(() => true))}>
              Payer par carte
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}

const deadline = (transfer?: TransferDetails): string =>
  `La commande est préparée dès que le virement nous est parvenu. Sans règlement sous ${transfer?.expiresAfterDays ?? transferExpiryDays}\u00a0jours, elle est annulée.`;

function Transfer({ order, transfer }: { order: Order; transfer: TransferDetails }) {
  const { iban, bic, beneficiary } = transfer;
  return (
    <Notice tone="info">
      <Stack gap={16}>
        <span>{'Pour régler par virement, utilisez ces coordonnées\u00a0:'}</span>
        <DataList
          items={[
            ...(beneficiary === '' ? [] : [{ label: 'Bénéficiaire', value: beneficiary }]),
            { label: 'IBAN', value: formatIban(iban) },
            ...(bic === '' ? [] : [{ label: 'BIC', value: bic }]),
            { label: 'Montant', value: formatPrice(order.totalPrice) },
            { label: 'Référence', value: <NoWrap>{order.orderNumber}</NoWrap> },
          ]}
        />
        <span>{deadline(transfer)}</span>
      </Stack>
    </Notice>
  );
}

function Facts({ order, demonstration }: Pick<Required<OrderConfirmationProps>, 'order' | 'demonstration'>) {
  return (
    <dl className={styles.facts}>
      <Fact label="Numéro de commande">
        <strong className={styles.number}>{order.orderNumber}</strong>
      </Fact>
      <Fact label="Date">
        <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
      </Fact>
      <Fact label="Statut">
        <OrderStatus status={order.status} place="confirmation" />
      </Fact>
      <Fact label="Paiement">
        {paymentMethodLabel(order.paymentMethod)}
        <span className={cx(styles.line, styles.paid)}>{paymentLine(order)}</span>
      </Fact>
      <Fact label="Livraison">{demonstration ? deliveryLine(order) : deliveryLineInService(order)}</Fact>
      {order.delivery?.relayPoint && (
        <Fact label="Point relais" wide>
          {order.delivery.relayPoint.name}
          <span className={styles.line}>{order.delivery.relayPoint.address}</span>
        </Fact>
      )}
      <Fact label="Adresse de livraison" wide>
        {addressLines(order.shippingAddress).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </Fact>
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-wide={wide || undefined}>
      <Text as="dt" size="small" tone="muted">
        {label}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
