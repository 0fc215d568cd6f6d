import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at } from '@nuee/site/root';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a part brings into an app that has React, in bytes as they are sent. */
export interface Cost {
  script: number;
  /** Its rules in the sheet, which has the tokens and the fonts besides. */
  style: number;
}

const module = 'virtual:costs';
let isBuild = false;

/** Gives the guides of parts `virtual:costs`: what each costs, by its name. While Storybook is developed nothing is measured. */
export const costs: Plugin = {
  name: 'costs',
  configResolved: ({ command }) => {
    isBuild = command === 'build';
  },
  resolveId: (id) => (id === module ? `\0${module}` : undefined),
  load: async (id) =>
    id === `\0${module}` ? `export default ${JSON.stringify(isBuild ? await costsOfParts() : {})}` : undefined,
};

/** Builds all parts once, module by module, and adds up the modules that each reaches: a build for each part would take a minute. */
async function costsOfParts(): Promise<Record<string, Cost>> {
  const files = globSync('packages/ui/src/*/*/*.tsx', { cwd: at('.') }).filter(isPart);
  const rules = new Map<string, string>();
  const keepRules: Plugin = {
    name: 'keep-rules',
    enforce: 'pre',
    transform: (code, id) => {
      const [file] = id.split('.vanilla.css');
      if (file !== id) rules.set(file ?? '', code.replaceAll(/\s+/g, ' '));
    },
  };
  const built = await build({
    configFile: false,
    root: at('packages/ui'),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), keepRules],
    build: {
      write: false,
      rolldownOptions: {
        input: files.map((file) => at(file)),
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        output: { preserveModules: true },
      },
    },
  });
  const output = 'output' in built ? built.output : [];
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  return Object.fromEntries(
    [...chunks.values()].flatMap((chunk) => {
      const file = path.relative(at('.'), chunk.facadeModuleId ?? '');
      if (!isPart(file)) return [];
      const reached = reach(chunk, chunks);
      const script = reached.map(({ code }) => code.replaceAll(imports, '')).join('\n');
      const style = reached.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => rules.get(id) ?? [])).join('\n');
      return [[path.basename(file, '.tsx'), { script: gzipSync(script).length, style: gzipSync(style).length }]];
    }),
  );
}

const isPart = (file: string): boolean => /^packages\/ui\/src\/(?!mail\/)\w+\/(\w+)\/\1\.tsx$/.test(file);

/** What an app's build leaves out when it joins the modules. */
const imports = /(?:import|export)\s*(?:[\w$*{][^;"]*?from\s*)?"[^"]*";|export\s*\{[^}]*\};/g;

function reach(first: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  // A set visits what is added to it while it is walked.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return [...found];
}
