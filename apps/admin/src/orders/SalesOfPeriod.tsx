import { daysError, daysOfPeriod, formatCount, formatPrice, salesFigures, salesPeriods } from '@nuee/domain';
import type { Sales } from '@nuee/domain/live';
import {
  BestProducts,
  CartIcon,
  type ChosenPeriod,
  Grid,
  ParcelIcon,
  PeriodChooser,
  ReceiptIcon,
  SalesChart,
  Section,
  Stack,
  StatisticsStrip,
  WalletIcon,
} from '@nuee/ui';
import { useAdmin } from '../admin.ts';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useListAddress } from '../frame/useListAddress.ts';
import { useOrderCommands } from './commands.ts';
import { useSales } from './queries.ts';

const names = { kindName: 'periode', filterNames: ['du', 'au'] };
const standard = 'last30Days';
const mostShown = 5;

/** What was sold in the period that the address names, beside the days before. */
export function SalesOfPeriod() {
  const { now } = useAdmin();
  const { saveSales } = useOrderCommands();
  const { view, change } = useListAddress(names);
  const period = salesPeriods.find((known) => known === view.kind) ?? standard;
  const { du: from = '', au: to = '' } = view.filters;
  const value = { period, ...(period === 'days' ? { from, to } : daysOfPeriod(period, now())) };
  const isReadable = daysError(value) === undefined;
  return (
    <Stack gap={24}>
      <PeriodChooser
        value={value}
        onValueChange={(next) =>
          change({
            kind: next.period === standard ? '' : next.period,
            filters: next.period === 'days' ? { du: next.from, au: next.to } : {},
          })
        }
        onExport={isReadable ? (file) => void saveSales(value, file) : undefined}
      />
      {isReadable && <Figures of={value} />}
    </Stack>
  );
}

function Figures({ of }: { of: ChosenPeriod }) {
  const { value: sales, retry } = useSales(of);
  const isOneDay = of.from === of.to;
  if (retry) return <ReadingFailed onRetry={retry} />;
  return (
    <>
      <StatisticsStrip loading={!sales} items={statistics(sales)} />
      <Grid columns={isOneDay ? 1 : { base: 1, lg: 2 }} gap={24}>
        {!isOneDay && (
          <Section title="Ventes par jour">
            <SalesChart
              days={sales?.days.map(({ total, ...day }) => ({ ...day, amount: total })) ?? []}
              loadingLabel={sales ? undefined : 'Chargement des ventes'}
            />
          </Section>
        )}
        {sales ? (
          <BestProducts products={sales.products.slice(0, mostShown)} />
        ) : (
          <Section title="Meilleurs produits">
            <Loading />
          </Section>
        )}
      </Grid>
    </>
  );
}

const nothing = { total: 0, orders: 0, pieces: 0 };

function statistics({ days, before }: Pick<Sales, 'days' | 'before'> = { days: [], before: nothing }) {
  const [present, past] = [salesFigures(days), salesFigures([before])];
  return [
    {
      label: 'Ventes',
      value: formatPrice(present.total),
      detail: `${formatPrice(past.total)} avant`,
      icon: <WalletIcon size={18} />,
    },
    {
      label: 'Commandes payées',
      value: formatCount(present.orders),
      detail: `${formatCount(past.orders)} avant`,
      icon: <CartIcon size={18} />,
    },
    {
      label: 'Panier moyen',
      value: formatPrice(present.average),
      detail: `${formatPrice(past.average)} avant`,
      icon: <ReceiptIcon size={18} />,
    },
    {
      label: 'Pièces vendues',
      value: formatCount(present.pieces),
      detail: `${formatCount(past.pieces)} avant`,
      icon: <ParcelIcon size={18} />,
    },
  ];
}
