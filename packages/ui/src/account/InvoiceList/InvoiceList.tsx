import { formatDate, type Invoice } from '@nuee/domain';
import { useId } from 'react';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { DownloadIcon } from '../../primitives/Icon/icons.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InvoiceList.css.ts';

export interface InvoiceListProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The latest first. */
  invoices: readonly Invoice[];
  /** Fetches the file of an invoice that has no public address. */
  onDownload?: ((invoice: Invoice) => Promise<boolean>) | undefined;
}

/**
 * The customer's invoices; a download opens the file in a new tab (specification, section 2), or requests it where only
 * the customer may have it.
 *
 * Use it for documents to download; for the orders behind them, use `AccountOrders`.
 */
export function InvoiceList({ invoices, onDownload, className, ...rest }: InvoiceListProps) {
  if (invoices.length === 0) {
    return <EmptyCloud title="Aucune facture">Vos factures apparaîtront ici.</EmptyCloud>;
  }
  return (
    <ul aria-label="Factures" className={cx(styles.root, className)} {...rest}>
      {invoices.map((invoice) => (
        <li key={invoice._id}>
          <Row invoice={invoice} onDownload={onDownload} />
        </li>
      ))}
    </ul>
  );
}

function Row({ invoice, onDownload }: { invoice: Invoice; onDownload: InvoiceListProps['onDownload'] }) {
  const { invoiceNumber, orderNumber, createdAt, amount, pdfUrl } = invoice;
  const { button, save } = useSaving();
  const numberId = useId();
  return (
    <article aria-labelledby={numberId} className={styles.invoice}>
      <div className={styles.about}>
        <h2 id={numberId} className={styles.number}>
          {invoiceNumber}
        </h2>
        <Text size="small" tone="muted">
          {`Commande ${orderNumber}, `}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Text>
      </div>
      <Price amount={amount} className={styles.amount} />
      <span className={styles.download}>
        <DownloadIcon size={18} className={styles.icon} />
        {pdfUrl === undefined ? (
          <LinkButton
            aria-disabled={button.loading || undefined}
            onClick={() => !button.loading && onDownload && void save(() => onDownload(invoice))}
          >
            Télécharger
            <VisuallyHidden>{` la facture ${invoiceNumber} (PDF)`}</VisuallyHidden>
          </LinkButton>
        ) : (
          <TextLink href={pdfUrl} tone="standalone" target="_blank" rel="noopener" type="application/pdf">
            Télécharger
            <VisuallyHidden>{` la facture ${invoiceNumber} (PDF, nouvel onglet)`}</VisuallyHidden>
          </TextLink>
        )}
      </span>
    </article>
  );
}
