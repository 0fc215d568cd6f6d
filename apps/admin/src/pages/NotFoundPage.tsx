import { NotFoundMessage, Office } from '@nuee/ui';

/** An address below /admin that leads nowhere, for everybody. */
export default function NotFoundPage() {
  return (
    <Office>
      <title>Page non trouvée - Administration Maison Nuée</title>
      <main>
        <NotFoundMessage homeHref="/admin" />
      </main>
    </Office>
  );
}
