import '@nuee/ui/global';
import { startApp } from '@nuee/ui/startApp';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';

const { shop, connect } = createBrowserShop(import.meta.env.VITE_API_URL ?? 'http://localhost:5000');

startApp(
  <BrowserRouter>
    <App shop={shop} connect={connect} />
  </BrowserRouter>,
);
