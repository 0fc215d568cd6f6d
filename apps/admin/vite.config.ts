import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin()],
  // Behind the shop's dev server, which passes /admin/ on (see its own configuration).
  server: { port: Number(process.env.DEV_PORT ?? 5173) + 1, strictPort: true },
  // The pictures are the shop's, on the same origin.
  publicDir: false,
  // The oldest browsers with light-dark() and cascade layers.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
});
