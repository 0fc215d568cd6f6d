/**
 * Starts a script of the parent folder as a process of its own. What Node compiles for it is kept: otherwise two thirds of its time
 * would be spent compiling the same modules.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const compiled = path.join(import.meta.dirname, '../../../.cache/compiled');

export function startProcess(script: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../cli', script), ...args], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  });
  let output = '';
  const firstLine = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) firstLine.resolve(output);
    });
  }
  const ended = new Promise<number | null>((end) => child.once('close', end));
  return { child, firstLine: firstLine.promise, ended, output: () => output };
}
