import { NotFoundMessage } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';

export default function NotFoundPage() {
  return (
    <>
      <PageHead title="Page non trouvée" />
      <NotFoundMessage homeHref="/" />
    </>
  );
}
