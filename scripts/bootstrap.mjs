// `node scripts/bootstrap.mjs node scripts/test/test.ts`: installs the dependencies when they are missing or out of date, then runs the rest
// of the line, with the Node that was installed. Runs before node_modules exists, on whatever Node the machine has: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules', '.install-stamp');

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  install();
  // The install may have completed the lockfile, so the fingerprint is computed again.
  writeFileSync(stamp, fingerprint());
}
const [program, ...args] = process.argv.slice(2);
if (program) run(program, args);

function run(program, args) {
  const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  // The terminal sends these to the program too, which ends in its own time.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('SIGTERM', () => child.kill());
  // npm passes a signal on only to the shell that it started.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
  child.once('error', ({ message }) => {
    console.error(`${program} can't be run: ${message}`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** One text for everything that determines the content of node_modules. */
function fingerprint() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );
  const files = ['package.json', 'package-lock.json', '.npmrc'].concat(
    [...workspaces, 'mock-api', 'e2e'].map((folder) => `${folder}/package.json`),
  );
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(path.join(root, file))) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

function install() {
  // An install may replace the Node inside node_modules, so npm must run on the machine's own.
  const isOurs = (file) => path.resolve(file).startsWith(root + path.sep);
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !isOurs(folder));
  const nodeName = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = [
    process.env.npm_node_execpath,
    process.execPath,
    ...searchPath.map((folder) => path.join(folder, nodeName)),
  ]
    .filter((file) => file !== undefined)
    .find((file) => !isOurs(file) && existsSync(file));
  const npm = process.env.npm_execpath;
  // `npm ci` refuses a lockfile made where the bindings of other platforms were missing; `install` takes it and keeps its versions.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: searchPath.join(path.delimiter) } };

  console.info('Installing the dependencies, once…');
  const { status } =
    node && npm
      ? spawnSync(node, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm install failed: its own message above says why. Nothing was started.');
    process.exit(status ?? 1);
  }
}
