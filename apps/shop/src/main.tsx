import '@nuee/ui/global';
import { startApp } from '@nuee/ui/startApp';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';
import { preloadPage } from './routes.tsx';
import { apiUrl } from './site.ts';

/** The data that the server wrote into the page. */
const first = JSON.parse((document.querySelector('#data') as Element).textContent);
const { shop, connect } = createBrowserShop(apiUrl, first);

// Then everything hydrates in one go, without suspending for the code of the page.
await preloadPage(window.location.pathname, shop.pages);
startApp(
  <BrowserRouter>
    <App shop={shop} connect={connect} />
  </BrowserRouter>,
);
