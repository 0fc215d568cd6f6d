import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { chosenByDefault } from './propTable.ts';

type Rows = StoryContextForEnhancers['argTypes'];

/**
 * The code that Storybook shows for a story, as one would write it: with exported names, with empty functions to fill in, without what
 * is the default anyway, and with what an app has of its own, its data and what it answers, by the name of the prop.
 */
export const tidySnippet = (code: string, { argTypes }: { argTypes: Rows }): string =>
  withoutAnswers(
    withoutData(withChildren(withoutDefaults(code, argTypes), argTypes), argTypes)
      .replace(/<(\/?)(Dialog|Menu)(?=[A-Z])(?!Icon|Note)/g, '<$1$2.')
      .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
      .replace(/\[object (Map|Set)\]/g, 'new $1()')
      .replace(/: function \w*\([^)]*\) ?\{\}/g, ': () => {}')
      // It may answer with nothing, or with a promise of nothing.
      .replace(/\b(on[A-Z]\w*): \(\) => \{\}/g, '$1: async () => {}')
      .replace(/\{(?:function \w*\([^)]*\) ?\{[^{}]*\}|\([^)]*\) ?=> ?\{\})\}/g, '{() => {}}'),
    argTypes,
  );

/** The end of the first tag, which is that of the part. */
const endOfTag = (code: string): number => code.search(/(?<!=)>/);

/** The controls set the defaults (`chooseOptions`), which nobody writes. */
function withoutDefaults(code: string, argTypes: Rows): string {
  const isDefault = (name: string, given: string): boolean => {
    const value = chosenByDefault(argTypes[name] ?? {});
    return value !== undefined && (typeof value === 'string' ? `"${value}"` : `{${value}}`) === given;
  };
  const tag = code
    .slice(0, endOfTag(code))
    .replaceAll(/\s+([\w-]+)=("[^"]*"|\{[^{}]*\})/g, (whole, name, given) => (isDefault(name, given) ? '' : whole));
  return tag + code.slice(endOfTag(code));
}

/** A function as children, which Storybook leaves out. */
const withChildren = (code: string, argTypes: Rows): string =>
  argTypes.children?.table?.type?.summary?.includes('=>')
    ? code.replace(/^<(\w+)([\s\S]*?)\s*\/>$/, '<$1$2>\n  {children}\n</$1>')
    : code;

/** More lines of data than these hide the part that they are given to. */
const mostLines = 12;

/** Data of the shop: what the controls choose by name (`mapping`), and all that is long and holds neither elements nor functions. */
function withoutData(code: string, argTypes: Rows): string {
  const lines = code.split('\n');
  for (let start = 0; start < lines.length; start += 1) {
    const [, indent = '', name = ''] = /^( +)(\w+)=\{[{[]$/.exec(lines[start] ?? '') ?? [];
    if (name === '') continue;
    const length = lines.slice(start).findIndex((line) => line === `${indent}}}` || line === `${indent}]}`) + 1;
    const data = lines.slice(start, start + length).join('\n');
    const isHard = length > mostLines || data.includes('[Circular]');
    const isData = argTypes[name]?.mapping || (isHard && !/<\w|=>|function/.test(data));
    if (isData) lines.splice(start, length, `${indent}${name}={${name}}`);
  }
  return lines.join('\n');
}

/** A function that answers something can't be an empty one. */
const withoutAnswers = (code: string, argTypes: Rows): string =>
  code.replaceAll(/(\s)(\w+)=\{\(\) => \{\}\}/g, (whole, space, name) => {
    const type = argTypes[name]?.table?.type?.summary ?? '';
    return /=> (?!void)/.test(type) || !/^on[A-Z]/.test(name) ? `${space}${name}={${name}}` : whole;
  });
