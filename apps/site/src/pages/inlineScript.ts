import path from 'node:path';
import { build } from 'vite';

/** The code of a module and of all its imports as a classic script, to be written into a page. @param entry Path of the module. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: path.dirname(entry),
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, lib: { entry, name: 'script', formats: ['iife'] } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error(`${entry} was not built.`);
  return code.trim();
}
