import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { productionRouter } from '../building/productionRouter.ts';

const port = Number(process.env.DEV_PORT ?? 5173);

/** For measurements: the shop of a house with so many products. SHOP_DIST says where it is built. */
const { SHOP_PRODUCTS: count, SHOP_DIST: dist = 'dist' } = process.env;

async function largerCatalogue(products: number): Promise<Plugin> {
  const { manyProducts } = await import('@nuee/domain/fixtures');
  const catalogue = JSON.stringify(manyProducts(products));
  return {
    name: 'larger-catalogue',
    load: (id) =>
      /\/domain\/src\/products\.ts$/.test(id)
        ? // Read as a text, as a bundler does with a large JSON file: browsers read it in half of the time.
          `export const products = JSON.parse(${JSON.stringify(catalogue)});`
        : undefined,
  };
}

export default defineConfig(async ({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  define: { 'import.meta.env.DEMO': JSON.stringify(process.env.DEMO ?? 'on') },
  plugins: [react(), vanillaExtractPlugin(), count ? await largerCatalogue(Number(count)) : undefined],
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
      ? {}
      : {
          output: {
            codeSplitting: {
              // A group is what its expression says, and not what that imports besides.
              includeDependenciesRecursively: false,
              // What a browser keeps over releases stands apart; a page is a few files, each a task of its own when it starts.
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'libraries', test: /node_modules\//, minShareCount: 2 },
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
