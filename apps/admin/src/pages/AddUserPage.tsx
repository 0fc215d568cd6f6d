import { type AdminUserForm, adminUserError, adminUserIssues, userRoleLabel, userRoles } from '@nuee/domain';
import { AskedAgain, Button, Card, DetailPage, UserFields, useCheckedForm } from '@nuee/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useKnownUsers, useUserCommands } from '../customers/queries.ts';
import { usePerson } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useLive } from '../frame/useLive.ts';
import { useUnsaved } from '../frame/useUnsaved.ts';

const empty: AdminUserForm = { name: '', email: '', role: 'customer' };

/** Adds a user to the list. */
export default function AddUserPage() {
  const navigate = useNavigate();
  const { toasts } = useAdmin();
  const { add } = useUserCommands();
  const isLive = useLive();
  const [form, setForm] = useState(empty);
  const [asking, setAsking] = useState(false);
  const asksCode = usePerson().value?.asksCode;
  const { issues, check } = useCheckedForm(adminUserIssues(form, useKnownUsers()));
  useUnsaved(form !== empty);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const refused = adminUserError(form);
    if (check(event.currentTarget)) {
      if (isLive && form.role !== 'customer') setAsking(true);
      else if (await add(form)) navigate('/utilisateurs', { replace: true });
    } else if (refused !== undefined) toasts.error(refused);
  };
  return (
    <AdminPage title="Ajouter un utilisateur" permission="users.write">
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Ajouter un utilisateur">
        <DetailPage
          back={{ href: '/admin/utilisateurs', label: 'Utilisateurs' }}
          actions={
            <Button type="submit" size="sm">
              Ajouter l’utilisateur
            </Button>
          }
          main={
            <Card title="Nouvel utilisateur">
              <UserFields
                value={form}
                issues={issues}
                {...(isLive && { roles: userRoles })}
                onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
              />
            </Card>
          }
        />
      </form>
      <AskedAgain
        open={asking}
        onOpenChange={setAsking}
        question={`${form.name.trim()}\u00a0: ${userRoleLabel(form.role)}\u00a0?`}
        confirmLabel="Ajouter"
        asksCode={asksCode}
        onConfirm={async (again, refuse) => {
          let isWrong = false;
          const isAdded = await add(form, again, (field, sentence) => {
            isWrong = true;
            refuse(field, sentence);
          });
          // Another password doesn't help where something else was refused.
          if (!isWrong) setAsking(false);
          if (isAdded) navigate('/utilisateurs', { replace: true });
        }}
      >
        Cette personne est invitée par e-mail à choisir un mot de passe, et entre dans l’administration.
      </AskedAgain>
    </AdminPage>
  );
}
