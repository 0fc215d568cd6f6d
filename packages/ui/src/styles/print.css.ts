import { layered } from './layered.ts';

const { globalStyle } = layered('reset');

// On paper nothing can be pressed. Marked as important, since an important rule of the weakest layer wins over all others.
// A button that is the text of a heading or of a column's head says something, so it stays.
globalStyle('button:not(:is(h1, h2, h3, h4, th) *), dialog, nav, [popover]', {
  '@media': { print: { display: 'none !important' } },
});
// What is behind a dialog is printed to its end.
globalStyle(':root', { '@media': { print: { overflow: 'visible !important' } } });
globalStyle('li, tr, img, dl > div', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('p', { '@media': { print: { orphans: 3, widows: 3 } } });
