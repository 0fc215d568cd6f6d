import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const port = Number(process.env.DEV_PORT ?? 5173);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), leavableRouter()],
  server: {
    port,
    strictPort: true,
    // One origin while developing too: the admin's own dev server stands behind /admin/.
    proxy: { '/admin': { target: `http://localhost:${port + 1}`, ws: true } },
  },
  build: {
    // Which files a page needs stands in its HTML, and a link loads its page before it is followed (RouterLink).
    modulePreload: false,
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

/** The router makes its contexts and links in a way that keeps a bundler from leaving out those that nobody uses: 3.7 kB. */
function leavableRouter(): Plugin {
  return {
    name: 'leavable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router(-dom)?\// },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
