import { UserAccess, UserDetail } from '@nuee/ui';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useService } from '../frame/useLiving.ts';
import { useOffice } from '../office/office.ts';

/** One user. */
export default function UserPage() {
  const { id = '' } = useParams();
  const office = useOffice();
  const service = useService();
  const { may } = office.usePerson();
  const reading = office.useUser(id);
  const { user, orders } = reading.value ?? {};
  return (
    <AdminPage title={user ? user.name : 'Utilisateur'}>
      {user ? (
        <UserDetail
          user={user}
          orders={orders}
          onSendEmail={() => office.sendEmail(user)}
          access={
            service && may('users.write') ? (
              <UserAccess user={user} onChange={(change) => service.changeAccess(user, change)} />
            ) : undefined
          }
        />
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
