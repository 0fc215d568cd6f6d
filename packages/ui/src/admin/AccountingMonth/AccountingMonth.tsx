import { formatCount, formatMonth, formatPrice } from '@nuee/domain';
import { type Accounting, type AccountingFigures, formatRate } from '@nuee/domain/live';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { BankIcon, FileIcon, ReceiptIcon, TagIcon } from '../../primitives/Icon/icons.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';
import { StatisticsStrip } from '../StatisticsStrip/StatisticsStrip.tsx';
import * as styles from './AccountingMonth.css.ts';

/** The files of a month. */
export type AccountingFile = 'journal' | 'fec' | 'vat' | 'invoices';

export interface AccountingMonthProps {
  /** The month, its figures, and the months that have some. */
  accounting: Pick<Accounting, 'month' | 'months' | 'figures'>;
  /** Called with the month that was chosen: `2026-01`. */
  onMonthChange: (month: string) => void;
  /** Called with the file that was asked for; its button waits until it resolves to whether it was saved. */
  onDownload: (file: AccountingFile) => Promise<boolean>;
}

/**
 * What the accountant gets of a month: the figures of its invoices and credit notes, and the files.
 *
 * Use it on a page of its own; for the sales of the last days, use `SalesChart`.
 */
export function AccountingMonth({
  accounting: { month, months, figures },
  onMonthChange,
  onDownload,
}: AccountingMonthProps) {
  if (months.length === 0) {
    return (
      <EmptyState icon={<ReceiptIcon size={32} />} title="Aucune facture pour le moment">
        La première est émise quand une commande est payée.
      </EmptyState>
    );
  }
  return (
    <div className={styles.root}>
      <SelectField
        className={styles.chooser}
        label="Mois"
        name="month"
        value={month}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
        onValueChange={onMonthChange}
      />
      <StatisticsStrip items={statistics(figures)} />
      <Card title="TVA par taux">
        <DataList
          items={figures.rates.map(({ rate, net, tax }) => ({
            label: `À ${formatRate(rate)}`,
            value: `${formatPrice(tax)} sur ${formatPrice(net)}`,
          }))}
        />
      </Card>
      <Card title="Fichiers du mois">
        <ul className={styles.files}>
          {files.map(({ file, name, text }) => (
            <li key={file} className={styles.file}>
              <div className={styles.facts}>
                <Text>{name}</Text>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </div>
              <Download name={name} onPress={() => onDownload(file)} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Download({ name, onPress }: { name: string; onPress: () => Promise<boolean> }) {
  const { button, save } = useSaving();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Télécharger\u00a0: ${name}`}
      onClick={() => void save(onPress)}
      {...button}
    >
      Télécharger
    </Button>
  );
}

const files = [
  { file: 'journal', name: 'Journal des ventes (CSV)', text: 'Une ligne par facture et par avoir.' },
  {
    file: 'fec',
    name: 'Écritures comptables (FEC)',
    text: 'À importer dans le logiciel de comptabilité\u00a0: comptes 411, 707, 7085 et 44571.',
  },
  { file: 'vat', name: 'TVA par jour (CSV)', text: 'Encaissements et remboursements de chaque jour, par taux.' },
  { file: 'invoices', name: 'Factures et avoirs (ZIP)', text: 'Les documents PDF du mois.' },
] as const satisfies readonly { file: AccountingFile; name: string; text: string }[];

const statistics = ({ invoices, credits, net, delivery, tax, gross }: AccountingFigures) => [
  {
    label: 'Factures',
    value: formatCount(invoices),
    detail: credits === 0 ? 'Aucun avoir' : `et ${countOf(credits, 'avoir')}`,
    icon: <FileIcon size={18} />,
  },
  {
    label: 'Total HT',
    value: formatPrice(net),
    detail: `dont livraison ${formatPrice(delivery)}`,
    icon: <TagIcon size={18} />,
  },
  { label: 'TVA', value: formatPrice(tax), detail: 'collectée', icon: <BankIcon size={18} /> },
  { label: 'Total TTC', value: formatPrice(gross), detail: 'avoirs déduits', icon: <ReceiptIcon size={18} /> },
];
