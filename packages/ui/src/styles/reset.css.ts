import { layered } from './layered.ts';
import { media } from './media.ts';
import { typography } from './typography.ts';
import { vars } from './vars.css.ts';

const { globalStyle } = layered('reset');

// Not for `::before` and `::after`: that would make browsers compute two more styles for each element.
globalStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle(':root', { colorScheme: 'light dark', WebkitTextSizeAdjust: '100%' });
// Storybook's toolbar and the visual tests pick a colour mode; a visitor's own preference decides everywhere else.
globalStyle(':root[data-color-mode="light"]', { colorScheme: 'light' });
globalStyle(':root[data-color-mode="dark"]', { colorScheme: 'dark' });
globalStyle('body', {
  ...typography.body,
  color: vars.color.fg.default,
  backgroundColor: vars.color.bg.surface,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  '@media': { [media.magnified]: { hyphens: 'auto' } },
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, picture, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('fieldset', { border: 'none', minInlineSize: 0 });
globalStyle('dialog', { color: 'inherit', border: 'none', maxWidth: 'none', maxHeight: 'none' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '3px' });
// An element that gets the focus by script (a heading after navigation) is not a control and shows no ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
// While a dialog is open the page below it doesn't scroll.
globalStyle(':root:has(dialog:modal)', { overflow: 'hidden' });
