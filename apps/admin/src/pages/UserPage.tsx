import { CustomerFile, UserAccess, UserDetail } from '@nuee/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useCustomerCommands, useCustomerFile } from '../customers/file.ts';
import { useUser, useUserCommands } from '../customers/queries.ts';
import { useMay, usePerson } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useLive } from '../frame/useLive.ts';
import { useOrdersOf } from '../orders/queries.ts';

/** One user. */
export default function UserPage() {
  const { id = '' } = useParams();
  const { sendEmail, changeAccess, removeCodes } = useUserCommands();
  const isLive = useLive();
  const may = useMay();
  const asksCode = usePerson().value?.asksCode;
  const reading = useUser(id);
  const user = reading.value;
  const file = useCustomerFile(id, isLive).value;
  const { note, saveData, erase } = useCustomerCommands();
  const navigate = useNavigate();
  const { status, value: orders } = useOrdersOf(id);
  return (
    <AdminPage title={user ? user.name : 'Utilisateur'}>
      {user ? (
        <UserDetail
          user={user}
          // What could not be read is none of them, and not on its way either.
          orders={status === 'loading' ? undefined : (orders ?? [])}
          onSendEmail={() => sendEmail(user)}
          access={
            isLive && may('users.write') ? (
              <UserAccess
                user={user}
                asksCode={asksCode}
                onChange={(change, again, refuse) => changeAccess(user, change, again, refuse)}
                onRemoveCodes={(again, refuse) => removeCodes(user, again, refuse)}
              />
            ) : undefined
          }
          file={
            file && (
              <CustomerFile
                name={user.name}
                file={file}
                onNote={(text) => note(user, text)}
                onExport={may('users.write') ? () => saveData(user) : undefined}
                onErase={
                  may('users.write') && user.role === 'customer'
                    ? async () => {
                        const isErased = await erase(user);
                        if (isErased) navigate('/utilisateurs', { replace: true });
                        return isErased;
                      }
                    : undefined
                }
              />
            )
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
