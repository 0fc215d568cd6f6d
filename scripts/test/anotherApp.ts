import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@nuee/site/ports';
import { at, root } from '@nuee/site/root';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { build } from 'vite';
import { browserArgs, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';

const page = `<!doctype html>
<html lang="fr">
  <head><title>Une autre boutique</title><link rel="icon" href="/favicon.svg" /></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>`;

/** Those of Vite's template, stricter: the declarations of the package are checked too. */
const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['vite/client'],
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
};

/**
 * Packs `@nuee/ui`, and builds the app of its docs page with the package alone, outside of this repository. What npm would install
 * besides are links, so that no network is needed.
 *
 * @throws what an app can't do with the package.
 */
export async function buildAnotherApp(): Promise<void> {
  const app = await mkdtemp(path.join(tmpdir(), 'nuee-another-app-'));
  try {
    await install(app);
    await cp(at('docs/another-app'), path.join(app, 'src'), { recursive: true });
    await mkdir(path.join(app, 'public'));
    await writeFile(path.join(app, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
    await writeFile(path.join(app, 'index.html'), page);
    await writeFile(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    run('tsc', '--project', app);

    const built = await build({ root: app, configFile: false, logLevel: 'warn', plugins: [react()] });
    assert('output' in built);
    const modules = built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const brought = modules.filter((id) => /\/(?:admin|account)\//.test(id.replace(app, '')));
    assert.deepEqual(brought, [], 'a part brings others that it does not use');

    const site = await serve(sirv(path.join(app, 'dist')), 0);
    try {
      await visit(site.url);
    } finally {
      await site.close();
    }
  } finally {
    await rm(app, { recursive: true });
  }
}

/** Unpacks the package into an app, and links to what the package and the app depend on. */
async function install(app: string): Promise<void> {
  const installed = path.join(app, 'node_modules/@nuee/ui');
  await mkdir(installed, { recursive: true });
  run('npm', 'run', '--silent', 'build', '--workspace', '@nuee/ui');
  run('npm', 'pack', '--silent', './packages/ui/dist', '--pack-destination', app);
  const { version, dependencies, peerDependencies } = JSON.parse(
    await readFile(at('packages/ui/dist/package.json'), 'utf8'),
  );
  run('tar', '-xzf', path.join(app, `nuee-ui-${version}.tgz`), '-C', installed, '--strip-components=1');

  const sheet = await readFile(path.join(installed, 'style.css'), 'utf8');
  assert.match(sheet, /^@layer reset, layout, primitives, commerce, admin, app;\n/);

  const own = ['@types/react', '@types/react-dom', 'react-router-dom', 'vite'];
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies), ...own]) {
    const link = path.join(app, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(at('node_modules', name), link, 'junction');
  }
}

/** Looks at the built app, in both colour modes. */
async function visit(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ ...windowOptions, colorScheme: 'light' });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(url);
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Fraise des Bois' }) });
    const name = card.getByRole('heading', { level: 2, name: 'Fraise des Bois' });
    await name.waitFor();
    assert.match(await name.evaluate((element) => getComputedStyle(element).fontFamily), /^Spectral,/);
    assert.equal(await page.evaluate(async () => (await document.fonts.load('300 1em Spectral')).length), 1);

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const muted = () => page.getByText('Livraison offerte').evaluate((element) => getComputedStyle(element).color);
    assert.deepEqual([await ground(), await muted()], ['rgb(251, 246, 238)', 'rgb(102, 91, 83)']);
    await page.evaluate(() => document.documentElement.setAttribute('data-color-mode', 'dark'));
    assert.deepEqual([await ground(), await muted()], ['rgb(27, 19, 25)', 'rgb(187, 173, 166)']);
    assert.deepEqual(said, []);
  } finally {
    await browser.close();
  }
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  assert.equal(status, 0, `${program} ${args.join(' ')} ended with ${status}`);
}
