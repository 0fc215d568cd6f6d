import { OrderDetail } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { generateInvoice } from '../frame/inert.ts';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { ordersAtom } from '../state/records.ts';

/** One order. */
export default function OrderPage() {
  const { id } = useParams();
  const { records } = useAdmin();
  const { items, status } = useAtomValue(ordersAtom);
  const order = items.find(({ _id }) => _id === id);
  return (
    <AdminPage title={order ? order.orderNumber : 'Commande'}>
      {order ? (
        <OrderDetail
          order={order}
          onStatusChange={(next) => records.changeStatus(order._id, next)}
          onInvoice={() => generateInvoice(order)}
          onPrint={() => window.print()}
        />
      ) : (
        <RecordNotFound
          reading={status}
          title="Commande introuvable"
          back={{ href: '/admin/commandes', label: 'Voir toutes les commandes' }}
        />
      )}
    </AdminPage>
  );
}
