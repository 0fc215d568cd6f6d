import '@nuee/ui/global';
import { startApp } from '@nuee/ui/startApp';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';
import { preloadPage } from './routes.tsx';

const { shop, connect } = createBrowserShop(import.meta.env.VITE_API_URL ?? 'http://localhost:5000');

// All of it hydrates in one go then, instead of waiting in the middle for the code of the page.
await preloadPage(window.location.pathname);
startApp(
  <BrowserRouter>
    <App shop={shop} connect={connect} />
  </BrowserRouter>,
);
