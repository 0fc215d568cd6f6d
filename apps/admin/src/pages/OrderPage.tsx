import { OrderDetail, OrderPayment, OrderSheets, OrderShipping, OrderTimeline } from '@nuee/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useOffice } from '../office/office.ts';
import { OrderTerms } from './OrderTerms.tsx';

/** One order. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const office = useOffice();
  const { service } = office;
  const { may } = office.usePerson();
  const reading = office.useOrder(id);
  const { order, work } = reading.value ?? {};
  const [isPacking, setPacking] = useState(false);
  if (order && isPacking) {
    return (
      <AdminPage title={order.orderNumber}>
        <OrderSheets
          orders={[order]}
          backLabel="Retour à la commande"
          onPrint={() => window.print()}
          onBack={() => setPacking(false)}
        />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={order ? order.orderNumber : 'Commande'}>
      {order ? (
        <OrderDetail
          order={order}
          onStatusChange={(next) => void office.changeStatus(order, next)}
          onInvoice={() => void office.invoice(order)}
          onPrint={() => window.print()}
          onSlip={work && (() => setPacking(true))}
          work={
            work && (
              <>
                <OrderPayment
                  status={order.paymentStatus}
                  method={work.paymentMethod}
                  reference={work.paymentReference}
                  invoiceNumber={work.invoiceNumber}
                  creditNumber={work.creditNumber}
                  onPaid={may('payments') ? (change) => office.changePayment?.(order, change) : undefined}
                />
                <OrderShipping
                  status={order.status}
                  trackingUrl={work.trackingUrl}
                  onShip={(shipment) => office.changeStatus(order, 'shipped', shipment)}
                  onCancel={(choice) => office.changeStatus(order, 'cancelled', choice)}
                />
                {work.termsVersion !== undefined && service && (
                  <OrderTerms version={work.termsVersion} read={() => service.readTerms(order._id)} />
                )}
                <OrderTimeline
                  entries={work.timeline}
                  onNote={async (text) => (await office.addNote?.(order, text)) ?? false}
                />
              </>
            )
          }
        />
      ) : (
        <RecordNotFound
          reading={reading}
          title="Commande introuvable"
          back={{ href: '/admin/commandes', label: 'Voir toutes les commandes' }}
        />
      )}
    </AdminPage>
  );
}
