import { mailStatusChoices } from '@nuee/domain';
import type { Mail } from '@nuee/domain/live';
import { FilterMenu, ListToolbar, MailReader, MailsTable, Stack } from '@nuee/ui';
import { useCallback, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useList } from '../frame/useList.tsx';
import { useService } from '../frame/useLiving.ts';
import { dateColumns, type Service } from '../office/office.ts';

const list = {
  nameOf: ({ to }: Mail) => to,
  columns: dateColumns,
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
  const [read, setRead] = useState<Mail>();
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
        onRead={setRead}
      />
      {read && <ReadMail service={service} mail={read} onClose={() => setRead(undefined)} />}
    </Stack>
  );
}

function ReadMail({ service, mail, onClose }: { service: Service; mail: Mail; onClose: () => void }) {
  const { status, value, problem = 'Cet e-mail n’a pas pu être lu.' } = service.useMailText(mail._id);
  return <MailReader open onOpenChange={onClose} mail={value} problem={status === 'failed' ? problem : undefined} />;
}
