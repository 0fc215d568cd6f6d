import { AdminShell, Skeleton, Stack } from '@nuee/ui';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAdmin } from './admin.ts';
import { titleAtom } from './frame/AdminPage.tsx';
import { type Source, sourceOf } from './state/records.ts';

export { routes } from './routes.tsx';

/** When the pages are drawn, for whatever they date: the same for each build. */
export const moment = new Date('2026-01-15T12:00:00Z');

const never = () => new Promise<never>(() => {});
const noData: Source = { orders: never, products: never, users: never, figures: never };
const localData = sourceOf(import('./state/samples.ts'));

/** The HTML of a page before its data have come: what an administrator sees who waits for them. */
export const render = (address: string, title: string): Promise<string> => renderFrom(noData, address, title);

/** The HTML of a page with the fixed local data, as it is at `moment`. */
export const renderWithData = (address: string, title: string): Promise<string> =>
  renderFrom(localData, address, title);

async function renderFrom(source: Source, address: string, title: string): Promise<string> {
  const admin = createAdmin({
    // Nobody else sees a page for longer than it takes to be led to the login.
    storage: { getItem: () => 'true', setItem: () => {}, removeItem: () => {} },
    source,
    now: () => moment,
    writeSearch: () => {},
  });
  if (source !== noData) await admin.records.load();
  admin.store.set(titleAtom, title);
  return toHtml(
    <StaticRouter basename="/admin" location={`/admin${address}`}>
      <App admin={admin} />
    </StaticRouter>,
  );
}

/** The HTML of a page that only the browser can resolve: what all have in common. */
export function renderFrame(): Promise<string> {
  return toHtml(
    <AdminShell title="" currentPath="" onLogout={() => {}}>
      <Stack gap={20}>
        <Skeleton height={96} />
        <Skeleton height={384} />
      </Stack>
    </AdminShell>,
  );
}

async function toHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
