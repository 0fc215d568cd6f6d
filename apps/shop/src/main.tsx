import '@nuee/ui/global';
import { startApp } from '@nuee/ui/startApp';
import { App } from './App.tsx';
import { createBrowserShop } from './browserShop.ts';
import { ShopRouter } from './frame/ShopRouter.tsx';
import { preloadPage } from './routes.tsx';
import { apiUrl } from './site.ts';

/** The data that the server wrote into the page. */
const first = JSON.parse((document.querySelector('#data') as Element).textContent);
const { shop, connect } = createBrowserShop(apiUrl, first);

// Then everything hydrates in one go, without suspending for the code of the page.
await preloadPage(window.location.pathname, shop.pages);
startApp(
  <ShopRouter>
    <App shop={shop} connect={connect} />
  </ShopRouter>,
);
