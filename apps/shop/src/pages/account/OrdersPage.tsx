import { accountPath } from '@nuee/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';

/** `/mon-compte/commandes`, which the confirmation of an order links to: the orders are a tab of the account. */
export default function OrdersPage() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(accountPath('orders'), { replace: true });
  }, [navigate]);
  return (
    <>
      <PageHead title="Mes commandes" />
      <PageLoading />
    </>
  );
}
