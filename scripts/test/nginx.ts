import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@nuee/site/ports';
import { writeRelease } from '@nuee/site/release';

export interface NginxSite {
  url: string;
  /** The release that it serves. */
  folder: string;
  /** A command that makes it read its configuration again. */
  reload: string;
  close(): Promise<void>;
}

/** Starts nginx on a release of the built apps, with the API at the hosts and ports of `api`. Rejects with what nginx says. */
export async function serveWithNginx(api: readonly string[]): Promise<NginxSite> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('nginx was not found: on Debian, apt-get install nginx-light libnginx-mod-http-brotli-static.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-nginx-'));
  const free = await serve(() => {}, 0);
  const { port } = new URL(free.url);
  await free.close();
  writeRelease(folder, { listen: `127.0.0.1:${port}`, api });

  // The folder and the processes that read it belong to the same user.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off; ${asRoot}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };

  const url = `http://localhost:${port}`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) {
      rmSync(folder, { recursive: true });
      throw new Error('nginx ended at once: its message above says why.');
    }
    await new Promise((again) => setTimeout(again, 50));
  }
  return { url, folder, reload: `kill -HUP ${server.pid}`, close };
}
