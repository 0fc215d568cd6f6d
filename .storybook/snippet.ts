import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { chosenByDefault } from './propTable.ts';

/**
 * The code that Storybook shows for a story, as one would write it: with exported names, with empty functions to fill in, and
 * without what is the default anyway.
 */
export const tidySnippet = (code: string, { argTypes }: Pick<StoryContextForEnhancers, 'argTypes'>): string =>
  withoutDefaults(code, argTypes)
    .replace(/<(\/?)(Dialog|Menu)(?=[A-Z])/g, '<$1$2.')
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(/\[object (Map|Set)\]/g, 'new $1()')
    .replace(/: function \w*\([^)]*\) ?\{\}/g, ': () => {}')
    .replace(/\{(?:function \w*\([^)]*\) ?\{[^{}]*\}|\([^)]*\) ?=> ?\{\})\}/g, '{() => {}}');

/** The controls set the defaults (`chooseOptions`), which nobody writes. They are those of the part, whose tag comes first. */
function withoutDefaults(code: string, argTypes: StoryContextForEnhancers['argTypes']): string {
  const end = code.search(/(?<!=)>/);
  const isDefault = (name: string, given: string): boolean => {
    const value = chosenByDefault(argTypes[name] ?? {});
    return value !== undefined && (typeof value === 'string' ? `"${value}"` : `{${value}}`) === given;
  };
  const tag = code
    .slice(0, end)
    .replaceAll(/\s+([\w-]+)=("[^"]*"|\{[^{}]*\})/g, (whole, name, given) => (isDefault(name, given) ? '' : whole));
  return tag + code.slice(end);
}
