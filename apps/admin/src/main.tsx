import '@nuee/ui/global';
import { createKeptStorage } from '@nuee/ui/keptStorage';
import { savesData } from '@nuee/ui/savesData';
import { whenIdle } from '@nuee/ui/whenIdle';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App, adminPages } from './App.tsx';
import { createAdmin } from './admin.ts';
import { base, preloadPage, routes } from './routes.ts';
import { apiUrl } from './site.ts';

/** Fixed local data replaces a server (section 7). */
const loadSamples = () => import('./samples/rows.ts');

const admin = createAdmin({
  storage: createKeptStorage(() => localStorage),
  samples: {
    orders: async (now) => (await loadSamples()).samples.orders(now),
    products: async (now) => (await loadSamples()).samples.products(now),
    users: async (now) => (await loadSamples()).samples.users(now),
  },
  now: () => new Date(),
  apiUrl,
  loadConnection: () => import('./data/connect.ts'),
});

// Loaded while the page starts; the page that needs it reports a failure.
if (admin.session.token() === null) loadSamples().catch(() => {});
// Then the shell gives way to the whole page at once.
await Promise.all([
  preloadPage(window.location.pathname.slice(base.length) || '/'),
  // A failure here is shown at the next login.
  admin.resume().catch((error: unknown) => console.error('The live office could not be loaded.', error)),
]);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to render the app into.');
// Each page brings its own.
document.querySelector('title')?.remove();
// As a transition: otherwise the page would show that it is loading, although its code is there.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App admin={admin} router={createBrowserRouter(adminPages, { basename: base })} />
    </StrictMode>,
  ),
);

/** One page's code at a time. What fails is requested again when its link is followed. */
async function preloadPages(): Promise<void> {
  for (const { Page, isLive } of routes) {
    if (isLive && admin.session.token() === null) continue;
    await new Promise<void>((resume) => whenIdle(resume));
    await Page.preload().catch(() => {});
  }
}
if (!savesData()) void preloadPages();
