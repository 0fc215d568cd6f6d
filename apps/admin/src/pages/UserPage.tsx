import { UserDetail } from '@nuee/ui';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useOffice } from '../office/office.ts';

/** One user. */
export default function UserPage() {
  const { id = '' } = useParams();
  const office = useOffice();
  const reading = office.useUser(id);
  const { user, orders = [] } = reading.value ?? {};
  return (
    <AdminPage title={user ? user.name : 'Utilisateur'}>
      {user ? (
        <UserDetail user={user} orders={orders} onSendEmail={() => office.sendEmail(user)} />
      ) : (
        <RecordNotFound
          reading={reading}
          title="Utilisateur introuvable"
          back={{ href: '/admin/utilisateurs', label: 'Voir tous les utilisateurs' }}
        />
      )}
    </AdminPage>
  );
}
