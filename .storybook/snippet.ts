/**
 * The code that Storybook shows for a story, as one would write it: with exported names, and with empty functions to
 * fill in.
 */
export const tidySnippet = (code: string): string =>
  code
    .replace(/<(\/?)(Dialog|Menu)(?=[A-Z])/g, '<$1$2.')
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(/\[object (Map|Set)\]/g, 'new $1()')
    .replace(/: function \w*\([^)]*\) ?\{\}/g, ': () => {}')
    .replace(/\{(?:function \w*\([^)]*\) ?\{[^{}]*\}|\([^)]*\) ?=> ?\{\})\}/g, '{() => {}}');
