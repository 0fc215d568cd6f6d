import { type AdminUserForm, adminUserError } from '@nuee/domain';
import { Button, Card, DetailPage, UserFields } from '@nuee/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';

/** A new user for the list. */
export default function AddUserPage() {
  const navigate = useNavigate();
  const { records, toasts } = useAdmin();
  const [form, setForm] = useState<AdminUserForm>({ name: '', email: '', role: 'user' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = adminUserError(form);
    if (refused !== undefined) {
      toasts.error(refused);
      return;
    }
    records.addUser(form);
    navigate('/utilisateurs');
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
                onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
              />
            </Card>
          }
        />
      </form>
    </AdminPage>
  );
}
