import { UserDetail } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { sendEmail } from '../frame/inert.ts';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { ordersAtom, usersAtom } from '../state/records.ts';

/** One user. */
export default function UserPage() {
  const { id } = useParams();
  const { items, status } = useAtomValue(usersAtom);
  const { items: orders } = useAtomValue(ordersAtom);
  const user = items.find(({ _id }) => _id === id);
  return (
    <AdminPage title={user ? user.name : 'Utilisateur'}>
      {user ? (
        <UserDetail
          user={user}
          orders={orders.filter((order) => order.user._id === user._id)}
          onSendEmail={() => sendEmail(user)}
        />
      ) : (
        <RecordNotFound
          reading={status}
          title="Utilisateur introuvable"
          back={{ href: '/admin/utilisateurs', label: 'Voir tous les utilisateurs' }}
        />
      )}
    </AdminPage>
  );
}
