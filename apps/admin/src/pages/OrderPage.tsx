import { OrderDetail, OrderPayment, OrderShipping, OrderTimeline, OrderWithdrawal, RefundDialog } from '@nuee/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useLive } from '../frame/useLive.ts';
import { useOrderCommands } from '../orders/commands.ts';
import { useOrder } from '../orders/queries.ts';
import { Slips } from '../orders/Slips.tsx';
import { useOrderEdit } from '../orders/useOrderEdit.tsx';
import { usePaymentReceipt } from '../orders/usePaymentReceipt.tsx';
import { useStatusChange } from '../orders/useStatusChange.tsx';
import { OrderTerms } from './OrderTerms.tsx';

/** One order. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const isLive = useLive();
  const may = useMay();
  const reading = useOrder(id);
  const order = reading.value;
  const { invoice, saveDocument, refund, changeParcels, addNote, readTerms } = useOrderCommands();
  const { changeStatus, question } = useStatusChange();
  const { receive, receipt } = usePaymentReceipt();
  const { openEdit, editor } = useOrderEdit(order);
  const [isPacking, setPacking] = useState(false);
  const [isRefunding, setRefunding] = useState(false);
  if (order && isPacking) {
    return (
      <AdminPage title={order.orderNumber}>
        <Slips orders={[order]} backLabel="Retour à la commande" onBack={() => setPacking(false)} />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={order ? order.orderNumber : 'Commande'}>
      {order ? (
        <OrderDetail
          order={order}
          live={isLive}
          onStatusChange={(next) => void changeStatus(order, next)}
          onInvoice={may('invoices') ? () => void invoice(order) : undefined}
          onEdit={openEdit && (() => void openEdit())}
          onPrint={() => window.print()}
          onSlip={isLive ? () => setPacking(true) : undefined}
          notice={order.withdrawal && <OrderWithdrawal orderNumber={order.orderNumber} withdrawal={order.withdrawal} />}
          work={
            isLive && (
              <>
                <OrderPayment
                  status={order.paymentStatus}
                  method={order.paymentMethod}
                  reference={order.paymentReference}
                  invoiceNumber={order.invoiceNumber}
                  onReceive={receive && (() => receive([order]))}
                  refunds={order.refunds}
                  onDocument={may('invoices') ? (number) => saveDocument(order, number) : undefined}
                  onRefund={may('payments') ? () => setRefunding(true) : undefined}
                />
                <OrderShipping
                  status={order.status}
                  refunded={order.paymentStatus === 'refunded'}
                  parcels={order.parcels}
                  onParcelsChange={(parcels) => changeParcels(order, parcels)}
                  onShip={(shipment) => changeStatus(order, 'shipped', shipment)}
                  onCancel={(choice) => changeStatus(order, 'cancelled', choice)}
                />
                {order.termsVersion !== undefined && (
                  <OrderTerms version={order.termsVersion} read={() => readTerms(order._id)} />
                )}
                <OrderTimeline entries={order.timeline} onNote={(text) => addNote(order, text)} />
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
      {order && isRefunding && (
        <RefundDialog
          order={order}
          onRefund={async (asked) => {
            const isSaved = await refund(order, asked);
            if (isSaved) setRefunding(false);
            return isSaved;
          }}
          onDismiss={() => setRefunding(false)}
        />
      )}
      {editor}
      {question}
      {receipt}
    </AdminPage>
  );
}
