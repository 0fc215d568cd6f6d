import '@nuee/ui/global';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';
import { waitForTouch, whenTouched } from './frame/Later.tsx';

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
  const started = document.querySelector<HTMLElement>('script[data-start]');
  // An address that asks for something of its own (the filters of the catalogue) is not what the HTML shows yet.
  if (started && started.dataset.touched === undefined && location.search === '') waitForTouch();
  // Until the page is hydrated its links lead to documents, as before the script: React would meet another page than its HTML's.
  const lead = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
  };
  document.addEventListener('click', lead, { capture: true });
  document.addEventListener('shop-ready', () => document.removeEventListener('click', lead, { capture: true }), {
    once: true,
  });
  // As a transition: it makes way for whatever the visitor does meanwhile, instead of holding the page in one go.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}

// Without it each page comes when its link is followed.
whenTouched(() =>
  import('./frame/pagesAhead.ts').then(
    ({ bringPagesAhead }) => bringPagesAhead(),
    () => {},
  ),
);
