import { NotFoundMessage, Office } from '@nuee/ui';
import { useOfficeName } from '../frame/useOfficeName.ts';

/** An address below /admin that leads nowhere, for everybody. */
export default function NotFoundPage() {
  const office = useOfficeName();
  return (
    <Office>
      <title>{`Page non trouvée - ${office}`}</title>
      <main>
        <NotFoundMessage homeHref="/admin" />
      </main>
    </Office>
  );
}
