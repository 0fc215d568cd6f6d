import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createShop } from './shop.ts';
import type { FirstData } from './state/pages.ts';

export { media } from '@nuee/ui/styles';
export { addressesOf, firstPageOf, shellsOf } from './addresses.ts';
export { houseOf } from './house.ts';
export { dataAddress, siteDataOf } from './pageData.ts';
export { questionsOf } from './pages/faq/questions.tsx';
export { routes } from './routes.tsx';
export { isDemonstration, shopNameOf, siteUrl } from './site.ts';
export { ownQuestions, structuredData } from './structuredData.ts';

/** The HTML of one address, as rendered before a visitor's storage is read. Throws when a component fails to render. */
export async function render(url: string, first: FirstData): Promise<string> {
  const shop = createShop({
    apiUrl: 'http://localhost',
    first,
    readPage: () => undefined,
    readSite: async () => first.site,
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    exclusively: (_what, task) => task(),
    announce: () => {},
  });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App shop={shop} connect={() => () => {}} />
      </StaticRouter>
    </StrictMode>,
    {
      // The HTML of a page is complete: no part of it waits for a script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
