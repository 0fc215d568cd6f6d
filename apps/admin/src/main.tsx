import '@nuee/ui/global';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAdmin } from './admin.ts';

// Fixed local data stands in for a server (section 7). It is fetched like one's answer, beside the page's own code.
const samples = import('@nuee/domain/samples');
const admin = createAdmin({
  source: {
    orders: async (now) => (await samples).adminOrders(now),
    products: async (now) => (await samples).adminProducts(now),
    users: async (now) => (await samples).adminUsers(now),
    figures: async (now) => (await samples).dashboard(now),
  },
  now: () => new Date(),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root: the administration has nowhere to stand.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/admin">
      <App admin={admin} />
    </BrowserRouter>
  </StrictMode>,
);
