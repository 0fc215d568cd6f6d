import '@nuee/ui/global';
import { addRestoredControls } from '@nuee/ui/early';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';

const { shop, connect } = createBrowserShop(import.meta.env.VITE_API_URL ?? 'http://localhost:5000');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App shop={shop} connect={connect} />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root: the shop has nowhere to stand.');
if (root.firstElementChild) {
  addRestoredControls();
  // As a transition: it makes way for whatever the visitor does meanwhile, instead of holding the page in one go.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
