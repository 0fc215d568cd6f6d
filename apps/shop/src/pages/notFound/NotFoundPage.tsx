import { NotFoundMessage } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useProposed } from '../../frame/useProposed.ts';

export default function NotFoundPage() {
  const [product] = useProposed(true);
  return (
    <>
      <PageHead title="Page non trouvée" />
      <NotFoundMessage homeHref="/" product={product} />
    </>
  );
}
