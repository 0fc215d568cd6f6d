import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.DEV_PORT ?? 5173);

/** What every page runs, but for the state of the shop and its frame. */
const everyPage =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|jotai|react-error-boundary|@vanilla-extract)\/|lucide-react\/dist\/esm\/(?!icons\/)|packages\/ui\/src\/(?:layout|styles|internal|primitives\/(?:VisuallyHidden|Icon\/Icon\.tsx))|packages\/domain\/src\/(?:money|catalogue)\.ts/;

/** What a product looks like, wherever it is shown. */
const everyProduct = /packages\/ui\/src\/(?:primitives\/(?:Picture|Price|Badge)\/|commerce\/pictures)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  server: {
    port,
    strictPort: true,
    // One origin while developing too: the admin's own dev server stands behind /admin/.
    proxy: { '/admin': { target: `http://localhost:${port + 1}`, ws: true } },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // One sheet: the whole shop's rules are a few kB, and a page is never drawn before its own have come.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // Read by prerender.ts: which scripts a page runs.
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              // What every page runs, in one file, and without the shop's own rules: a browser keeps it over releases.
              groups: [
                { name: 'base', test: everyPage },
                { name: 'product', test: everyProduct },
              ],
            },
          },
        },
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  ssr: { noExternal: true },
}));
