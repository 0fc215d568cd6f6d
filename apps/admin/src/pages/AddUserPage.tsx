import { type AdminUserForm, adminUserError, adminUserIssues } from '@nuee/domain';
import { Button, Card, DetailPage, UserFields, useCheckedForm } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { usersAtom } from '../state/records.ts';

const empty: AdminUserForm = { name: '', email: '', role: 'user' };

/** A new user for the list. */
export default function AddUserPage() {
  const navigate = useNavigate();
  const { records, toasts } = useAdmin();
  const [form, setForm] = useState(empty);
  const { items } = useAtomValue(usersAtom);
  const { issues, check } = useCheckedForm(adminUserIssues(form, items));
  useUnsaved(form !== empty);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = adminUserError(form);
    if (check(event.currentTarget)) {
      records.addUser(form);
      navigate('/utilisateurs');
    } else if (refused !== undefined) toasts.error(refused);
  };
  return (
    <AdminPage title="Ajouter un utilisateur">
      <form noValidate onSubmit={submit} aria-label="Ajouter un utilisateur">
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
                onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
              />
            </Card>
          }
        />
      </form>
    </AdminPage>
  );
}
