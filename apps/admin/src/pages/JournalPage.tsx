import type { OwnerJournalEntry } from '@nuee/domain/live';
import { JournalTable, ListToolbar, Stack } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useList } from '../frame/useList.tsx';
import { useService } from '../frame/useLiving.ts';
import { dateColumns, type Service } from '../office/office.ts';

const list = { nameOf: ({ name }: OwnerJournalEntry) => name, columns: dateColumns };

/** Who changed what in the back office, and when. */
export default function JournalPage() {
  const service = useService();
  return (
    <AdminPage title="Journal" permission="journal">
      {service ? <Journal service={service} /> : <Loading />}
    </AdminPage>
  );
}

function Journal({ service }: { service: Service }) {
  const { status, rows, toolbar, table } = useList({ ...list, useRows: service.useJournal });
  return (
    <Stack gap={12}>
      <ListToolbar searchLabel="Rechercher dans le journal" {...toolbar} />
      <JournalTable
        entries={rows}
        loading={status === 'loading' ? 'Chargement du journal' : undefined}
        {...table}
        selection={undefined}
      />
    </Stack>
  );
}
