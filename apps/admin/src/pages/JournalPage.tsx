import type { OwnerJournalEntry } from '@nuee/domain/live';
import { JournalTable, ListToolbar, Stack } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { dateColumns, journalRows } from '../shop/queries.ts';

const list = { nameOf: ({ name }: OwnerJournalEntry) => name, columns: dateColumns };

/** Who changed what in the back office, and when. */
export default function JournalPage() {
  return (
    <AdminPage title="Journal" permission="journal">
      <Journal />
    </AdminPage>
  );
}

function Journal() {
  const { status, rows, toolbar, table } = useList({ ...list, rows: journalRows });
  return (
    <Stack gap={12}>
      <ListToolbar searchLabel="Rechercher dans le journal" {...toolbar} />
      <JournalTable
        entries={rows}
        loadingLabel={status === 'loading' ? 'Chargement du journal' : undefined}
        {...table}
        selection={undefined}
      />
    </Stack>
  );
}
