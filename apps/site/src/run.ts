import { spawn } from 'node:child_process';
import { at } from './root.ts';

/**
 * Calls `end` once, when the process is asked to end: by Ctrl-C, by a signal, or because npm has ended. npm passes a
 * signal on only to the shell that it started, not to this process.
 */
export function whenAsked(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && once(), 500).unref();
  const once = (): void => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, once);
    end();
  };
  for (const signal of signals) process.on(signal, once);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Command {
  /** Folder to run in, from the root of the repository. */
  in: string;
  /** Program and arguments. Not through npm, which wouldn't pass on the signal that ends them. */
  run: readonly [program: string, ...args: string[]];
}

/** Starts commands side by side; when one ends, or Ctrl-C is pressed, all end, and the process takes its exit code. */
export function runTogether(commands: readonly Command[], env = process.env): void {
  const children = commands.map(({ in: folder, run: [program, ...args] }) =>
    spawn(program, args, {
      cwd: at(folder),
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      shell: process.platform === 'win32',
    }),
  );
  const endAll = (code: number): void => {
    for (const child of children) child.kill('SIGTERM');
    process.exitCode ??= code;
  };
  for (const child of children) child.once('exit', (code) => endAll(code ?? 1));
  whenAsked(() => endAll(0));
}
