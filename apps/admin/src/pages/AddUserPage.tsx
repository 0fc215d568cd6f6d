import { type AdminUserForm, adminUserError, adminUserIssues, userRoles } from '@nuee/domain';
import { Button, Card, DetailPage, UserFields, useCheckedForm } from '@nuee/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useKnownUsers, useUserCommands } from '../customers/queries.ts';
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
  const { issues, check } = useCheckedForm(adminUserIssues(form, useKnownUsers()));
  useUnsaved(form !== empty);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const refused = adminUserError(form);
    if (check(event.currentTarget)) {
      if (await add(form)) navigate('/utilisateurs', { replace: true });
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
    </AdminPage>
  );
}
