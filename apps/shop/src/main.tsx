import '@nuee/ui/global';
import { startApp } from '@nuee/ui/startApp';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';
import { preloadPage } from './routes.tsx';
import { apiUrl } from './site.ts';

/** What the server wrote into the page. */
const first = JSON.parse((document.querySelector('#data') as Element).textContent);
const { shop, connect } = createBrowserShop(apiUrl, first);

// All of it hydrates in one go then, instead of waiting in the middle for the code of the page.
await preloadPage(window.location.pathname, shop.pages);
startApp(
  <BrowserRouter>
    <App shop={shop} connect={connect} />
  </BrowserRouter>,
);
