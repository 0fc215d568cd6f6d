import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { costs } from './costs.ts';
import { usedOn } from './usedOn.ts';

/**
 * Removes `readonly` from lists, because the tables of props would show them as « unknown ». Types don't reach the
 * browser anyway.
 */
const withoutReadonly: Plugin = {
  name: 'without-readonly',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(?!.*\.(?:stories|css)\.tsx?).*\.tsx$/ },
    handler: (code) => ({
      code: code.replace(/(?<=^ {2}\w+\??: |[(,|<=] ?)readonly (?=[\w([{])/gm, '         '),
      map: null,
    }),
  },
};

const config: StorybookConfig = {
  stories: ['../docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: [
    // MDX itself knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // The photographs of the shop, at the addresses that the catalogue uses.
  staticDirs: ['../apps/shop/public', { from: './brand', to: '/brand' }, { from: './comps', to: '/comps' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: [withoutReadonly, usedOn, costs, ...(config.plugins ?? [])] },
      {
        plugins: [react(), vanillaExtractPlugin()],
        build: {
          cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            // Most of the build time goes into the tables of props. Parts that the apps load late are bundled with the stories.
            checks: { pluginTimings: false, ineffectiveDynamicImport: false },
            // Each page of the test-runner begins with an empty cache, so all parts come in one file rather than in a hundred.
            output: {
              // The code of a story is shown with the names of its parts as they are written.
              keepNames: true,
              codeSplitting: { groups: [{ name: 'parts', test: /\/(packages|apps)\/.*(?<!\.stories)\.tsx?$/ }] },
            },
          },
        },
        // Otherwise the dev server finds these late, and reloads in the middle of a story.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
            'axe-core',
            'jotai',
            'ky',
            'react-error-boundary',
            'react-router-dom',
            'valibot',
          ],
        },
      },
    ),
};
export default config;
