import { mailStatusChoices } from '@nuee/domain';
import type { Mail } from '@nuee/domain/live';
import { FilterMenu, ListToolbar, MailsTable, Stack } from '@nuee/ui';
import { useCallback } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useList } from '../frame/useList.tsx';
import { useService } from '../frame/useLiving.ts';
import type { Service } from '../office/office.ts';

const list = {
  nameOf: ({ to }: Mail) => to,
  columns: [],
  kindName: 'statut',
  kinds: mailStatusChoices.map(({ value }) => value),
};

const statusOptions = [{ value: '', label: 'Tous' }, ...mailStatusChoices];

/** The shop's mails: which were sent, which failed and why; each can be sent again. */
export default function MailsPage() {
  const service = useService();
  return <AdminPage title="E-mails">{service ? <Mails service={service} /> : <Loading />}</AdminPage>;
}

function Mails({ service }: { service: Service }) {
  const { status, rows, kind, onKindChange, toolbar, table } = useList({ ...list, useRows: service.useMails });
  const sendAgain = useCallback((mail: Mail) => void service.sendMail(mail), [service]);
  return (
    <Stack gap={12}>
      <ListToolbar
        searchLabel="Rechercher un destinataire"
        {...toolbar}
        filter={
          <FilterMenu
            label="Filtrer par état"
            look="filter"
            options={statusOptions}
            value={kind ?? ''}
            onValueChange={onKindChange}
          />
        }
      />
      <MailsTable
        mails={rows}
        loading={status === 'loading' ? 'Chargement des e-mails' : undefined}
        {...table}
        selection={undefined}
        onSendAgain={sendAgain}
      />
    </Stack>
  );
}
