import { readCatalogue } from '@nuee/site/catalogue';
import { paymentOrigins } from '@nuee/site/paymentOrigins';
import { scriptText } from '@nuee/site/prerendering';
import { productionRouter } from '@nuee/site/productionRouter';
import { siteUrl } from '@nuee/site/siteUrl';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';

const port = Number(process.env.DEV_PORT ?? 5173);

/** For measurements: another folder than that of the shop itself. */
const { SHOP_DIST: dist = 'dist' } = process.env;

/** The module as the dev server runs it. */
const loadPageData = async (server: ViteDevServer): Promise<typeof import('./src/pageData.ts')> =>
  (await server.ssrLoadModule('/src/pageData.ts')) as typeof import('./src/pageData.ts');

/** In development, what the prerendering otherwise writes into the pages and beside them. */
const catalogueData: Plugin = {
  name: 'catalogue-data',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/data', async (request, response, next) => {
      try {
        const page = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\.json$/, '');
        const { pageDataOf, siteDataOf } = await loadPageData(server);
        const catalogue = await readCatalogue();
        const data = page === '/site' ? siteDataOf(catalogue) : pageDataOf(page === '/index' ? '/' : page, catalogue);
        response.statusCode = data === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(data ?? null));
      } catch (error) {
        next(error);
      }
    });
  },
  transformIndexHtml: async (_html, { server }) => {
    if (server === undefined) return [];
    const { siteDataOf } = await loadPageData(server);
    const site = siteDataOf(await readCatalogue());
    return [
      {
        tag: 'script',
        attrs: { id: 'data', type: 'application/json' },
        children: scriptText({ site }),
        injectTo: 'body-prepend',
      },
    ];
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  define: {
    'import.meta.env.DEMO': JSON.stringify(process.env.DEMO ?? 'on'),
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl(process.env)),
    'import.meta.env.PAYMENT_ORIGINS': JSON.stringify(paymentOrigins(process.env)),
    // React's development build takes more than twice as long to render a page. For the browser's bundle Vite sets this
    // itself.
    ...(isSsrBuild && command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  plugins: [react(), vanillaExtractPlugin(), catalogueData],
  server: {
    port,
    strictPort: true,
    // One origin in development too: /admin is proxied to the admin's own dev server.
    proxy: { '/admin': { target: `http://localhost:${port + 1}`, ws: true } },
  },
  build: {
    outDir: `${dist}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Every browser that supports the shop's styles supports it.
    modulePreload: { polyfill: false },
    // Read by prerender.ts: the scripts of a page, and its style sheet.
    manifest: !isSsrBuild,
    // One sheet, which prerender.ts writes into each page: all rules together are 17 kB compressed.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // A module wherever the folder is, since there is no package.json to say so.
        { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } }
      : {
          // Radix names each of its functions for debuggers with a call of this, which would keep those that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              // A group has only what its expression matches, not what those modules import.
              includeDependenciesRecursively: false,
              // Code that browsers cache over releases is separate; a page is a few files, each evaluated in a task of
              // its own. What only two pages share isn't loaded by all others.
              // What only empty lists show isn't part of every page either, however many kinds of lists there are.
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'libraries', test: /node_modules\//, minShareCount: 3 },
                { name: 'empty', test: /\/(?:Clouds|EmptyCloud)\/|\/(?:proposed|useProposed)\.ts$/ },
                // Nor is what only carts and orders list.
                { name: 'lines', test: /\/(?:OrderLines|TotalsTable)\/|\/bottleEdge\./ },
                { name: 'shared', test: /\/src\//, minShareCount: 3 },
              ],
            },
          },
        },
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  ssr: { noExternal: true as const },
}));
