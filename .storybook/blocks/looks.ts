import type { ModeName } from '../modes.ts';

const files = import.meta.glob<string>('../looks/*.webp', { query: '?url', import: 'default', eager: true });
const names = Object.keys(files);

/** The approved picture of the first story that has one, of those whose id begins like this. @returns its address. */
export function lookOf(id: string, mode: ModeName): string | undefined {
  const file = names.find(
    (name) => name.startsWith(`../looks/${id}--`) && name.includes(`.${mode.replace(' ', '-')}.`),
  );
  return file && files[file];
}
