import { productionRouter } from '@nuee/site/productionRouter';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Another folder than that of the back office itself, for the journeys of a shop in service. */
const { ADMIN_DIST: dist = 'dist' } = process.env;

export default defineConfig(({ command }) => ({
  base: '/admin',
  resolve: { alias: command === 'build' ? productionRouter : [] },
  define: { 'import.meta.env.DEMO': JSON.stringify(process.env.DEMO ?? 'on') },
  plugins: [react(), vanillaExtractPlugin()],
  // Behind the shop's dev server, which passes /admin on (see its own configuration).
  server: { port: Number(process.env.DEV_PORT ?? 5173) + 1, strictPort: true },
  // The pictures are the shop's, on the same origin.
  publicDir: false,
  build: {
    outDir: dist,
    emptyOutDir: true,
    // Every browser that supports the styles supports it.
    modulePreload: { polyfill: false },
    manifest: true,
    // One sheet, which the build writes into each page: all rules together are a few kB.
    cssCodeSplit: false,
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      output: {
        // A page's code takes few requests, because on a slow line each request costs more than the bytes that it
        // saves.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules.(react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]|rolldown.runtime/,
            },
            { name: 'parts', test: /(packages.(ui|domain)|apps.admin).src/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
