import { prepareMenu, prepareTable } from '@nuee/ui';
import '@nuee/ui/global';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAdmin } from './admin.ts';
import { base, loadPage } from './routes.tsx';
import { ordersAtom, productsAtom, sourceOf, usersAtom } from './state/records.ts';

declare global {
  interface Navigator {
    /** Only where the browser tells. */
    readonly connection?: { readonly saveData: boolean };
  }
}

// Safari has no idle moments, and nothing may wait for one for ever. In milliseconds.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 100);
}

const admin = createAdmin({
  storage: localStorage,
  // Fixed local data stands in for a server (section 7). It is fetched like one's answer, beside the page's own code.
  source: sourceOf(import('./state/samples.ts')),
  now: () => new Date(),
  writeSearch: (search) => history.replaceState(history.state, '', search === '' ? location.pathname : `?${search}`),
  whenIdle,
  // In milliseconds: a pointer that only passes is gone by then, and whoever presses takes longer.
  whenRested: (task) => void setTimeout(task, 65),
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root: the administration has nowhere to stand.');
const root = createRoot(container);

// The loading state stands on the page already, as HTML. In one step the whole screen takes its place, with its data.
async function start(): Promise<void> {
  const isOpen = admin.session.isOpen();
  await Promise.all([
    loadPage(isOpen ? location.pathname.slice(base.length) || '/' : '/login'),
    isOpen && admin.records.load(),
  ]);
  const { store } = admin;
  for (const { items } of [store.get(ordersAtom), store.get(productsAtom), store.get(usersAtom)])
    prepareTable(items.length);
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter basename={base}>
          <App admin={admin} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  // Every list has menus, and the first press on one would wait for a slow line. Who saves data gets them with that press.
  if (!navigator.connection?.saveData) whenIdle(prepareMenu);
}
void start();
