import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageScripts } from '@nuee/ui/start';
import type { Manifest } from 'vite';
import { inlineScript } from './inlineScript.ts';

/** The pieces of a prerendered page. */
export interface PageParts {
  /** What React rendered: first the elements of the head (title, meta, link), then the page. */
  html: string;
  scripts: PageScripts;
  /** The initial data of the app. */
  data?: unknown;
  /** Further content of the head. */
  head?: string;
  /** Further content at the end of the body. */
  foot?: string;
}

/** Data as the text of a `<script>`, escaped so that nothing in it can close the element. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * A page that Vite wrote, with its style rules instead of a link to them: a separate file would arrive a round trip
 * later, and nothing is painted before.
 */
export async function withRules(page: string, folder: string, base: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(page) ?? [];
  if (link === undefined || file === undefined) throw new Error('The page that Vite wrote names no style sheet.');
  const rules = (await readFile(path.join(folder, file.slice(base.length)), 'utf8')).trim();
  return page.replace(link, () => `<style>${rules}</style>`);
}

/** The files of a module and of all its imports, dependencies first. */
export function filesOf(manifest: Manifest, base: string, module: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), base + chunk.file];
  };
  return visit(module);
}

interface AppBuild {
  /** The files that are served. */
  folder: string;
  /** The `index.html` that Vite wrote. */
  template: string;
  /** The files of the build, from Vite's manifest. */
  manifest: string;
  /** The base of its addresses: `/`, `/admin/`. */
  base: string;
}

/**
 * Reads the output of a build and returns the functions that compose its pages. A page holds its style rules and one
 * inline script, `start.ts`, which loads the scripts of the app that are listed at the end of the body.
 */
export async function openBuild({ folder, base, template: templateFile, manifest: manifestFile }: AppBuild) {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const startScript = await inlineScript(fileURLToPath(import.meta.resolve('@nuee/ui/start')));
  const template = await readTemplate();

  async function readTemplate(): Promise<string> {
    const page = await withRules(await readFile(templateFile, 'utf8'), folder, base);
    return page
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace('</head>', () => `  <script>${startScript}</script>\n  </head>`);
  }

  return {
    manifest,

    /** The scripts of the entry, and of the modules that a page needs beside it. */
    scriptsOf: (...modules: readonly string[]): PageScripts => {
      const app = filesOf(manifest, base, 'index.html');
      const page = [...new Set(modules.flatMap((module) => filesOf(manifest, base, module)))].filter(
        (file) => !app.includes(file),
      );
      return { app, page };
    },

    /** The HTML of a whole page. */
    compose: ({ html, scripts, data, head = '', foot = '' }: PageParts): string => {
      const given = data === undefined ? '' : `<script id="data" type="application/json">${scriptText(data)}</script>`;
      const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
      return template
        .replace('<!--head-->', () => `${hoisted}${head}`)
        .replace('<!--app-->', () => html.slice(hoisted.length))
        .replace(
          '</body>',
          () =>
            `${given}<script id="scripts" type="application/json">${JSON.stringify(scripts)}</script>${foot}</body>`,
        );
    },

    /** Writes a page where a web server finds it by its address. */
    write: async (address: string, page: string): Promise<void> => {
      const file = path.join(folder, address.endsWith('/') ? `${address}index.html` : `${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, page);
    },
  };
}
