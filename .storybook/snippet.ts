/** What Storybook prints of a story, as somebody would write it: the names that are exported, and functions to be filled in. */
export const tidySnippet = (code: string): string =>
  code
    .replace(/<(\/?)(Dialog|Menu)(?=[A-Z])/g, '<$1$2.')
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(/\{(?:function \w*\([^)]*\) ?\{[^{}]*\}|\([^)]*\) ?=> ?\{\})\}/g, '{() => {}}');
