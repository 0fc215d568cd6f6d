import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';

/** The tables of props would show a list that is `readonly` as « unknown ». Types are gone from what the browser gets anyway. */
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
    // Tables in MDX are no part of MDX itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // The photographs of the shop, under the addresses that the catalogue gives them.
  staticDirs: ['../apps/shop/public', { from: './brand', to: '/brand' }, { from: './comps', to: '/comps' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: [withoutReadonly, ...(config.plugins ?? [])] },
      {
        plugins: [react(), vanillaExtractPlugin()],
        build: {
          cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            // Most of a build goes into the tables of props, as it has to. What the apps ask for late, their stories have at once.
            checks: { pluginTimings: false, ineffectiveDynamicImport: false },
            // Each page of the test-runner begins with an empty cache: the parts come in one file, not in a hundred.
            output: {
              codeSplitting: { groups: [{ name: 'parts', test: /\/(packages|apps)\/.*(?<!\.stories)\.tsx?$/ }] },
            },
          },
        },
        // Found late by the dev server otherwise, which then reloads in the middle of a story.
        optimizeDeps: {
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
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
