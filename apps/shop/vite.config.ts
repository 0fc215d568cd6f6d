import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const port = Number(process.env.DEV_PORT ?? 5173);

/** What draws every page, half of all that it runs. Apart from the rest, since a page can answer between two files. */
const drawing = /node_modules\/(?:react|react-dom|scheduler)\//;

/** What every page runs, but for the state of the shop and its frame. */
const everyPage =
  /node_modules\/(?:react-router|react-router-dom|jotai|react-error-boundary|@vanilla-extract)\/|packages\/ui\/src\/(?:layout|styles|internal\/(?!useGrowing)|commerce\/pictures|primitives\/(?:VisuallyHidden|Picture\/|Icon\/Icon\.))|packages\/domain\/src\/(?:money|catalogue|slug|cart)\.ts|shop\/src\/(?:api\/error|frame\/Fold)|vite\/preload-helper/;

/** What a product looks like, wherever it is shown; and the shapes of its icons that are signs of a status elsewhere. */
const everyProduct = /packages\/ui\/src\/primitives\/(?:Price|Badge)\/|lucide\/dist\/esm\/icons\/(?:lock|truck)\./;

/** What login and registration have in common. */
const signingIn =
  /packages\/domain\/src\/account|frame\/use(?:Account|SignedIn)\.ts|icons\/eye|primitives\/(?:Icon\/icons\/Eye|PasswordField\/|Notice\/)|AuthPage\//;

/** Compiled in whole while it comes, and not function by function under the first press (ADR 23): where there is much to compile. */
const compiledWhole = ({ modules }: Pick<Rolldown.RenderedChunk, 'modules'>): string => {
  const bytes = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return bytes > 3_000 ? '//# allFunctionsCalledOnLoad' : '';
};

const routerFolder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerFolder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerFolder, 'dist/production/dom-export.mjs') },
];

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
  // The router's own build for production: what it exports is always the one for development.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  plugins: [react(), vanillaExtractPlugin(), count && (await largerCatalogue(Number(count)))],
  server: {
    port,
    strictPort: true,
    // One origin while developing too: the admin's own dev server stands behind /admin/.
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
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Short hashes: what comes with each page is listed in the first script, and nothing in a hash can be compressed.
            postBanner: compiledWhole,
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              // A group is what its expression says, and not what that imports besides.
              includeDependenciesRecursively: false,
              // What every page runs stands apart from the shop's own rules: a browser keeps it over releases.
              groups: [
                { name: 'react', test: drawing },
                { name: 'base', test: everyPage },
                { name: 'product', test: everyProduct },
                { name: 'account', test: signingIn },
              ],
            },
          },
        },
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  ssr: { noExternal: true },
}));
