import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

/** Starts commands side by side; when one ends, or Ctrl-C is pressed, all end, and the process takes its exit code. */
export function runTogether(
  commands: readonly (readonly [command: string, ...args: string[]])[],
  env = process.env,
): void {
  const children: ChildProcess[] = commands.map(([command, ...args]) =>
    spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      shell: process.platform === 'win32',
    }),
  );
  const endAll = (code: number): void => {
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const child of children) child.once('exit', (code) => endAll(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAll(0));
}
