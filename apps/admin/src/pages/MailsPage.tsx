import { formatDateTime, mailKindLabel, mailStatusChoices } from '@nuee/domain';
import type { Mail } from '@nuee/domain/live';
import { ConfirmDialog, FilterMenu, ListToolbar, MailReader, MailsTable, Stack } from '@nuee/ui';
import { useCallback, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { dateColumns, mailRows, useMailText, useShopCommands } from '../shop/queries.ts';

const list = {
  nameOf: ({ to }: Mail) => to,
  columns: dateColumns,
  kindName: 'statut',
  kinds: mailStatusChoices.map(({ value }) => value),
};

const statusOptions = [{ value: '', label: 'Tous' }, ...mailStatusChoices];

/** The shop's mails: which were sent, which failed and why; each can be sent again. */
export default function MailsPage() {
  const { status, rows, kind, onKindChange, toolbar, table } = useList({ ...list, rows: mailRows });
  const [read, setRead] = useState<Mail>();
  const { sendMail } = useShopCommands();
  const [asking, setAsking] = useState<Mail>();
  const sendAgain = useCallback(
    (mail: Mail) => (mail.status === 'sent' ? setAsking(mail) : void sendMail(mail)),
    [sendMail],
  );
  return (
    <AdminPage title="E-mails">
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
          loadingLabel={status === 'loading' ? 'Chargement des e-mails' : undefined}
          {...table}
          selection={undefined}
          onSendAgain={sendAgain}
          onRead={setRead}
        />
        <ConfirmDialog
          open={asking !== undefined}
          onOpenChange={() => setAsking(undefined)}
          question={'Envoyer cet e-mail une seconde fois\u00a0?'}
          confirmLabel="Renvoyer"
          onConfirm={() => {
            setAsking(undefined);
            if (asking) void sendMail(asking);
          }}
        >
          {asking &&
            `«\u00a0${mailKindLabel(asking.kind)}\u00a0» est parti le ${formatDateTime(asking.sentAt ?? asking.createdAt)} à ${asking.to}.`}
        </ConfirmDialog>
        {read && <ReadMail mail={read} onClose={() => setRead(undefined)} />}
      </Stack>
    </AdminPage>
  );
}

function ReadMail({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { status, value, problem = 'Cet e-mail n’a pas pu être lu.' } = useMailText(mail._id);
  return <MailReader open onOpenChange={onClose} mail={value} problem={status === 'failed' ? problem : undefined} />;
}
