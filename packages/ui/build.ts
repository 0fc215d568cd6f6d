// Builds `dist`, the package for apps outside of this repository (ADR 38): `npm pack ./packages/ui/dist` packs it.
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build, type Plugin } from 'vite';
import { layerOrder } from './src/styles/layered.ts';

const packages = path.dirname(import.meta.dirname);
const dist = path.join(import.meta.dirname, 'dist');
/** What `tsc -b` has written. */
const declarations = path.join(packages, '../.cache/types');

/** The modules that can be imported, `@nuee/ui`, `@nuee/ui/toasts` and `@nuee/ui/domain`, by the files that they are built from. */
const entries = { index: 'ui/index', toasts: 'ui/internal/createToasts', domain: 'domain/index' } as const;

/** What an app installs besides. */
const external = /^(?!@nuee\/)[@\w][^:]*$/;

/**
 * The custom property of `color.bg.accentSoft` is `--nuee-color-bg-accent-soft`; classes have no names to rely on. In the
 * apps here both are hashes, which take 670 bytes less on each page.
 */
const identifiers = ({ filePath, debugId = '', hash }: { filePath: string; debugId?: string; hash: string }): string =>
  filePath.endsWith('/styles/vars.css.ts')
    ? `nuee-${debugId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    : `nuee-${hash}`;

/** Inside a file the order of the layers would be that of their first rules. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = `@layer ${layerOrder.join(', ')};\n${file.source}`;
      }
    }
  },
};

/** The exports of `@nuee/domain` name its sources. */
const writtenDomain = {
  name: 'written-domain',
  resolveId: {
    order: 'pre',
    filter: { id: /^@nuee\/domain/ },
    handler: (id: string) => path.join(declarations, id.replace('@nuee/', ''), 'index.d.ts'),
  },
} as const;

await build({
  configFile: false,
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin({ identifiers }), layersFirst],
  build: {
    outDir: dist,
    emptyOutDir: true,
    minify: false,
    modulePreload: false,
    // One sheet, whichever parts are imported; the fonts stay files of their own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      input: [
        path.join(import.meta.dirname, 'src/styles/global.ts'),
        ...Object.values(entries).map((entry) => path.join(packages, `${entry.replace('/', '/src/')}.ts`)),
      ],
      external,
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'strict',
      output: {
        // A module for each module, so that an app has only those of the parts that it imports.
        preserveModules: true,
        preserveModulesRoot: packages,
        entryFileNames: ({ name }) => `${name.replace('/src/', '/')}.js`,
        assetFileNames: ({ names }) => (names.includes('style.css') ? 'style.css' : 'fonts/[name][extname]'),
      },
    },
  },
});

const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, `${declarations}/${entry}.d.ts`])),
  external,
  plugins: [writtenDomain, dts({ dtsOnly: true, generator: 'oxc' })],
});
await bundle.write({ dir: dist, chunkFileNames: 'shared.d.ts' });

const { exports: _sources, scripts: _scripts, devDependencies: _tools, ...ui } = await manifestOf('ui');
const { '@nuee/domain': _bundled, ...dependencies } = ui.dependencies;
const modules = Object.entries(entries).map(([name, entry]) => [
  name === 'index' ? '.' : `./${name}`,
  { types: `./${name}.d.ts`, default: `./${entry}.js` },
]);
const manifest = {
  ...ui,
  sideEffects: ['*.css'],
  exports: { ...Object.fromEntries(modules), './style.css': './style.css', './tokens.json': './tokens.json' },
  dependencies: { ...dependencies, ...(await manifestOf('domain')).dependencies },
};
await writeFile(path.join(dist, 'package.json'), JSON.stringify(manifest, null, 2));
await cp(path.join(import.meta.dirname, 'tokens.json'), path.join(dist, 'tokens.json'));
// Their licences have to come with the fonts.
await cp(path.join(import.meta.dirname, 'src/styles/fonts'), path.join(dist, 'fonts'), { recursive: true });

async function manifestOf(name: string) {
  return JSON.parse(await readFile(path.join(packages, name, 'package.json'), 'utf8'));
}
