import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAdmin } from './admin.ts';
import { base } from './routes.tsx';

export { routes } from './routes.tsx';

const never = () => new Promise<never>(() => {});

/** The HTML of an address before its data are loaded: what an administrator sees while waiting. */
export async function render(address: string): Promise<string> {
  const admin = createAdmin({
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    samples: { orders: never, products: never, users: never },
    now: () => new Date(),
    apiUrl: '',
    loadConnection: never,
  });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={`${base}${address}`}>
        <App admin={admin} />
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
