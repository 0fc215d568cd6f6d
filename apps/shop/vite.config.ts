import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.DEV_PORT ?? 5173);

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
    // The oldest browsers with light-dark() and cascade layers.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  ssr: { noExternal: true },
}));
