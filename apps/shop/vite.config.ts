import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { readCatalogue } from '../building/catalogue.ts';
import { scriptText } from '../building/prerendering.ts';
import { productionRouter } from '../building/productionRouter.ts';

const port = Number(process.env.DEV_PORT ?? 5173);

/** For measurements: elsewhere than the shop that is shown. */
const { SHOP_DIST: dist = 'dist' } = process.env;

/** The module as the dev server runs it. */
const loadPageData = async (server: ViteDevServer): Promise<typeof import('./src/pageData.ts')> =>
  (await server.ssrLoadModule('/src/pageData.ts')) as typeof import('./src/pageData.ts');

/** While developing, what the prerendering writes into the pages and beside them. */
const catalogueData: Plugin = {
  name: 'catalogue-data',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/data', async (request, response, next) => {
      try {
        const page = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\.json$/, '');
        const { pageDataOf } = await loadPageData(server);
        const data = pageDataOf(page === '/index' ? '/' : page, await readCatalogue());
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
    // React's development build renders a page in more than twice the time. In the browser's bundle Vite says so itself.
    ...(isSsrBuild && command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  plugins: [react(), vanillaExtractPlugin(), catalogueData],
  server: {
    port,
    strictPort: true,
    // One origin while developing too: the admin's own dev server stands behind /admin.
    proxy: { '/admin': { target: `http://localhost:${port + 1}`, ws: true } },
  },
  build: {
    outDir: `${dist}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Every browser that knows the shop's styles knows it.
    modulePreload: { polyfill: false },
    // Read by prerender.ts: which scripts a page runs, and where its rules are.
    manifest: !isSsrBuild,
    // One sheet, which prerender.ts writes into each page: all rules together are 13 kB on the way.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // A module wherever the folder lies: no package.json says so there.
        { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } }
      : {
          output: {
            codeSplitting: {
              // A group is what its expression says, and not what that imports besides.
              includeDependenciesRecursively: false,
              // What a browser keeps over releases stands apart; a page is a few files, each a task of its own when it starts.
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'libraries', test: /node_modules\//, minShareCount: 2 },
                // Of a customer's own account: other pages load it for who has one.
                {
                  name: 'account',
                  test: /domain\/src\/(?:customer|live|notifications|tickets)\b|shop\/src\/(?:api\/customer|frame\/useAttempt|state\/favorites)\b/,
                },
                { name: 'shared', test: /\/src\//, minShareCount: 2 },
              ],
            },
          },
        },
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  ssr: { noExternal: true as const },
}));
