import { AdminShell, Skeleton, Stack } from '@nuee/ui';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAdmin } from './admin.ts';
import { titleAtom } from './frame/AdminPage.tsx';

export { routes } from './routes.tsx';

/** The HTML of a page before its data have come: what an administrator sees who waits for them. */
export async function render(address: string, title: string): Promise<string> {
  const never = () => new Promise<never>(() => {});
  const admin = createAdmin({
    // Nobody else sees a page for longer than it takes to be led to the login.
    storage: { getItem: () => 'true', setItem: () => {}, removeItem: () => {} },
    source: { orders: never, products: never, users: never, figures: never },
    now: () => new Date(),
    writeSearch: () => {},
  });
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
