/**
 * Starts a script of the parent folder as a process of its own. What Node compiles for it is kept: otherwise two thirds of its time
 * would be spent compiling the same modules. It reads no file of variables but the one that it is given.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const compiled = path.join(import.meta.dirname, '../../../.cache/compiled');

/** @param wrap a shell line to start it with. */
export function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  wrap?: string,
) {
  const command = [process.execPath, path.join(import.meta.dirname, '../cli', script), ...args];
  const [program = '', ...rest] = wrap === undefined ? command : ['sh', '-c', `${wrap}; exec "$0" "$@"`, ...command];
  const child = spawn(program, rest, { env: { NODE_COMPILE_CACHE: compiled, ...process.env, ENV_FILE: '', ...env } });
  let output = '';
  let errors = '';
  const firstLine = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (stream === child.stderr) errors += text;
      if (output.includes('\n')) firstLine.resolve(output);
    });
  }
  const ended = new Promise<number | null>((end) => child.once('close', end));
  return { child, firstLine: firstLine.promise, ended, output: () => output, errors: () => errors };
}
